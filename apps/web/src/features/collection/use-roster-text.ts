import { guessColumns, type RosterColumn } from '@teamloom/commerce/collection/guess-columns.ts'
import { readMailList } from '@teamloom/commerce/collection/read-mail-list.ts'
import { mostPeople, readRoster, rosterDelimiter } from '@teamloom/commerce/collection/read-roster.ts'
import { withoutTitle } from '@teamloom/commerce/collection/without-title.ts'
import { useMemo, useState } from 'react'
import { decodeText, type Encoding, encodingOf, isWorkbook } from '#web/lib/decode-text.ts'

export type RosterText = ReturnType<typeof useRosterText>

/** People pasted from a spreadsheet, or in a file: what is recognised of them, which can be corrected. */
export function useRosterText() {
  const [text, setText] = useState('')
  const [rows, setRows] = useState<readonly (readonly string[])[]>([])
  /** What was chosen, as long as it is what stands in the field. */
  const [file, setFile] = useState<{ readonly bytes: Uint8Array; readonly encoding: Encoding }>()
  const [hasWorkbook, setHasWorkbook] = useState(false)
  const [chosen, setChosen] = useState<readonly RosterColumn[]>()
  const guess = useMemo(() => guessColumns(rows), [rows])
  const columns = chosen ?? guess.columns
  const lines = useMemo(() => readRoster(rows, columns, guess.hasHeading), [rows, columns, guess])
  const faults = lines.filter(({ fault }) => fault !== null)

  const take = async (next: string) => {
    setText(next)
    setFile(undefined)
    setHasWorkbook(false)
    const recipients = readMailList(next)
    setChosen(recipients && ['fullName', 'email'])
    if (recipients) return setRows(recipients.slice(0, mostPeople + 1))
    const { parse } = (await import('papaparse')).default
    const parsed = parse<string[]>(next.trim(), {
      delimiter: rosterDelimiter(next),
      skipEmptyLines: 'greedy',
    })
    setRows(withoutTitle(parsed.data).slice(0, mostPeople + 1))
  }
  const read = async (bytes: Uint8Array, encoding: Encoding) => {
    await take(decodeText(bytes, encoding))
    setFile({ bytes, encoding })
  }
  const takeFile = async (given: File) => {
    const bytes = new Uint8Array(await given.arrayBuffer())
    if (isWorkbook(bytes)) {
      await take('')
      return setHasWorkbook(true)
    }
    await read(bytes, encodingOf(bytes))
  }
  /** What is at fault waits to be corrected, in columns that are known however odd it is. */
  const keepFaults = async () => {
    await take(
      faults
        .map(({ email, firstName, lastName, number }) => [email, firstName, lastName, number].join('\t'))
        .join('\n'),
    )
    setChosen(['email', 'firstName', 'lastName', 'number'])
  }
  return {
    text,
    rows,
    file,
    hasWorkbook,
    columns,
    good: lines.filter(({ fault }) => fault === null),
    faults,
    take,
    read,
    takeFile,
    keepFaults,
    setColumn: (at: number, column: RosterColumn) => setChosen(columns.with(at, column)),
  }
}
