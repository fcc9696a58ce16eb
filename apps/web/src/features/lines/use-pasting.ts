import { joinLines } from '@teamloom/commerce/lines/join-lines.ts'
import { mostLines } from '@teamloom/commerce/lines/line.ts'
import { guessListColumns, type ListColumn } from '@teamloom/commerce/lines/list-columns.ts'
import { listDelimiter, readList } from '@teamloom/commerce/lines/read-list.ts'
import { useMemo, useState } from 'react'
import { useList } from '#web/features/lines/list-context.ts'
import { decodeText, encodingOf, isWorkbook } from '#web/lib/decode-text.ts'
import { newId } from '#web/lib/new-id.ts'

/** A list that was pasted, read by columns that can be corrected; nothing of it is in the list before it is added. */
export function usePasting(first: string) {
  const { about, session } = useList()
  const [text, setText] = useState('')
  const [rows, setRows] = useState<readonly (readonly string[])[]>([])
  const [chosen, setChosen] = useState<readonly ListColumn[]>()
  const [heading, setHeading] = useState<boolean>()
  const [hasWorkbook, setHasWorkbook] = useState(false)
  const guess = useMemo(() => guessListColumns(rows, about), [rows, about])
  const columns = chosen ?? guess.columns
  const hasHeading = heading ?? guess.hasHeading
  const read = useMemo(
    () => readList(rows, { columns, hasHeading }, about),
    [rows, columns, hasHeading, about],
  )
  const joined = useMemo(
    () =>
      joinLines(session.read().rows, read.lines, {
        hasQty: columns.some(({ of }) => of === 'qty'),
        isSize: name => about.sizes.some(size => size.name === name),
        newId,
      }),
    [session, read, columns, about],
  )

  const take = async (next: string) => {
    setText(next)
    setHasWorkbook(false)
    setChosen(undefined)
    setHeading(undefined)
    const { parse } = (await import('papaparse')).default
    const { data } = parse<string[]>(next.trimEnd(), {
      delimiter: listDelimiter(next),
      skipEmptyLines: 'greedy',
      preview: mostLines + 2,
    })
    setRows(next.trim() === '' ? [] : data)
  }
  const takeFile = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const isText = !isWorkbook(bytes)
    await take(isText ? decodeText(bytes, encodingOf(bytes)) : '')
    setHasWorkbook(!isText)
  }
  useState(() => void (first !== '' && take(first)))
  return {
    text,
    rows,
    columns,
    setColumns: setChosen,
    hasHeading,
    setHeading,
    hasWorkbook,
    read,
    joined,
    take,
    takeFile,
    /** Puts it into the list. */
    add: () => session.change(joined.rows),
  }
}
