import { emailFaultOf } from '@teamloom/commerce/collection/roster-email.ts'
import { refusalOfWord, type WordRefusal } from '@teamloom/commerce/lines/check-words.ts'
import { isNobodys } from '@teamloom/commerce/lines/given-lines.ts'
import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import type { Slot } from '@teamloom/design/slots.ts'
import { isBlank } from '#web/features/lines/columns.ts'

/** Why a line cannot be kept as it is, and in which column. */
export type RowFault = {
  readonly column: string
  readonly key: WordRefusal | 'noSize' | 'email'
  /** The letter that the font lacks. */
  readonly letter?: string
}

/** Letters that the fonts of slots were found to lack, by the slots' ids. */
export type MissingLetters = ReadonlyMap<string, ReadonlySet<string>>

type About = {
  readonly slots: readonly Pick<Slot, 'id' | 'mayBeEmpty'>[]
  readonly isSize: (name: string) => boolean
  readonly missing: MissingLetters
}

/** What of a line is refused; nothing of one that says nothing yet. */
export function faultsOf(row: ListRow, { slots, isSize, missing }: About): RowFault[] {
  if (isBlank(row)) return []
  const lacks = (slotId: string, text: string) => [...text].find(each => missing.get(slotId)?.has(each))
  const line = { ...row, id: isNobodys(row) ? row.size : row.id }
  const words = slots.flatMap((slot): RowFault[] => {
    const key = refusalOfWord(line, slot, lacks)
    if (!key) return []
    const letter = key === 'missingLetter' ? lacks(slot.id, row.words[slot.id] ?? '') : undefined
    return [{ column: slot.id, key, ...(letter === undefined ? {} : { letter }) }]
  })
  const { email = null } = row.person ?? {}
  return [
    ...(email && emailFaultOf(email) ? [{ column: 'person', key: 'email' } as const] : []),
    ...(isSize(row.size) ? [] : [{ column: 'size', key: 'noSize' } as const]),
    ...words,
  ]
}
