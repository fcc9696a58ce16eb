import { readRoster } from '@teamloom/commerce/collection/read-roster.ts'
import { isNobodys } from '@teamloom/commerce/lines/given-lines.ts'
import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import type { Finding } from '@teamloom/commerce/lines/problems/index.ts'
import type { Slot } from '@teamloom/design/slots.ts'
import { withoutHidden } from '@teamloom/kit/text.ts'

/** A column of the sheet: `person`, `size`, `qty`, or a slot by its id. */
export type Column = {
  readonly key: string
  readonly kind: 'person' | 'size' | 'qty' | Slot['kind']
}

export function columnsOf(slots: readonly Pick<Slot, 'id' | 'kind'>[]): readonly Column[] {
  return [
    { key: 'person', kind: 'person' },
    { key: 'size', kind: 'size' },
    ...slots.map(({ id, kind }): Column => ({ key: id, kind })),
    { key: 'qty', kind: 'qty' },
  ]
}

/** The column that a problem is about. */
export function columnOf({ key, slotId }: Pick<Finding, 'key' | 'slotId'>): string {
  if (slotId !== null) return slotId
  return key === 'person_twice' ? 'person' : key === 'other_band' ? 'size' : 'qty'
}

/** Nothing is said in it yet: it is neither kept nor at fault. */
export function isBlank(row: ListRow): boolean {
  return row.size === '' && isNobodys(row)
}

/** What a size has beyond the lines of people, as the server told it. */
export function isSpareRow({ id, size }: ListRow): boolean {
  return id === size && id !== ''
}

/** `Ana Rivera`; their address where they have no name. */
export function nameOf({ person }: Pick<ListRow, 'person'>): string {
  return person ? `${person.first_name} ${person.last_name}`.trim() || (person.email ?? '') : ''
}

/** A cell's text as it is typed: an address stands behind the name, `Ana Rivera <ana@example.com>`. */
export function typedOf(row: ListRow, { key }: Column): string {
  if (key === 'size') return row.size
  if (key === 'qty') return String(row.qty)
  if (key !== 'person') return row.words[key] ?? ''
  const { person } = row
  const name = person ? `${person.first_name} ${person.last_name}`.trim() : ''
  return person?.email ? `${name} <${person.email}>`.trim() : name
}

const mostPieces = 10_000

/** The row with what was typed into a cell; itself where that says nothing new, or no quantity. */
export function withTyped(row: ListRow, column: Column, typed: string): ListRow {
  const text = withoutHidden(typed).normalize('NFC').trim()
  if (text === typedOf(row, column)) return row
  if (column.key === 'size') return { ...row, size: text }
  if (column.key === 'person') return { ...row, person: personIn(text) }
  if (column.key === 'qty')
    return /^\d{1,5}$/.test(text) && Number(text) <= mostPieces ? { ...row, qty: Number(text) } : row
  const { [column.key]: _, ...others } = row.words
  return { ...row, words: text === '' ? others : { ...others, [column.key]: text } }
}

function personIn(text: string): ListRow['person'] {
  const [, before = text, mail = ''] = /^([^<]*)<([^<>]*)>$/.exec(text) ?? []
  const name = before.trim()
  const isMail = mail === '' && name.includes('@') && !name.includes(' ')
  const [read] = readRoster([[isMail ? '' : name, isMail ? name : mail]], ['fullName', 'email'], false)
  return read ? { first_name: read.firstName, last_name: read.lastName, email: read.email || null } : null
}
