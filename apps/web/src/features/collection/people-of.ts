import { nameKey } from '@teamloom/commerce/collection/name-key.ts'
import type { AnswerEntry, Collection, RosterEntry } from '@teamloom/contract/collection-shape.ts'

/** Somebody who has answered, or is expected to. */
export type Person = {
  readonly key: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** On their jersey, as the roster says it. */
  readonly number: string | null
  readonly entries: readonly AnswerEntry[]
  readonly pieces: number
  readonly answeredAt: string | null
  readonly notes: readonly string[]
  readonly rosterId: string | null
}

export type Filter = 'all' | 'answered' | 'missing'
/** A design, by its sizes from the smallest. */
type Sized = { readonly id: string; readonly sizes: readonly { readonly name: string }[] }

export type SortBy = 'name' | 'pieces' | 'answered' | Sized

/** SC26: by address and name: of a family several share an address. Those without an answer come from the roster. */
export function peopleOf({ answers, roster }: Pick<Collection, 'answers' | 'roster'>): Person[] {
  const onRoster = Map.groupBy(roster, ({ email }) => email)
  const expected = (entry: AnswerEntry | undefined) => {
    const ofAddress = onRoster.get(entry?.email ?? '') ?? []
    const called = ofAddress.find(each => entry && ['', keyOf(entry)].includes(keyOf(each)))
    return called ?? (ofAddress.length === 1 ? ofAddress[0] : undefined)
  }
  const groups = Map.groupBy(answers, each => `${each.email}\n${keyOf(each)}`)
  const answered = [...groups].map(([key, entries]) => personOf(key, entries, expected(entries[0])))
  const known = new Set(answered.map(({ rosterId }) => rosterId))
  return [...answered, ...roster.filter(({ id }) => !known.has(id)).map(missingPerson)]
}

const keyOf = ({ first_name, last_name }: { readonly first_name: string; readonly last_name: string }) =>
  nameKey({ firstName: first_name, lastName: last_name })

function personOf(key: string, entries: readonly AnswerEntry[], listed: RosterEntry | undefined): Person {
  const [latest] = entries
  return {
    key,
    firstName: latest?.first_name ?? '',
    lastName: latest?.last_name ?? '',
    email: latest?.email ?? '',
    number: listed?.number ?? null,
    entries,
    pieces: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    answeredAt: latest?.created_at ?? null,
    notes: entries.flatMap(({ note }) => note ?? []),
    rosterId: listed?.id ?? null,
  }
}

function missingPerson(person: RosterEntry): Person {
  return {
    key: person.id,
    firstName: person.first_name,
    lastName: person.last_name,
    email: person.email,
    number: person.number,
    entries: [],
    pieces: 0,
    answeredAt: null,
    notes: [],
    rosterId: person.id,
  }
}

export const nameOf = ({ firstName, lastName, email }: Pick<Person, 'firstName' | 'lastName' | 'email'>) =>
  `${firstName} ${lastName}`.trim() || email

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Whether a person is found by a search, without regard to case and accents. */
export function matches(person: Person, search: string): boolean {
  const wanted = plain(search).split(/\s+/).filter(Boolean)
  const said = person.entries.flatMap(({ words }) => Object.values(words ?? {}))
  const text = plain([nameOf(person), person.email, ...person.notes, ...said].join(' '))
  return wanted.every(word => text.includes(word))
}

export function isShown(person: Person, filter: Filter): boolean {
  return filter === 'all' || (filter === 'answered') === person.entries.length > 0
}

const { compare: compareText } = new Intl.Collator()

/** By name from A, by pieces from the most, by answer from the latest, by the size that they take of a design; `isTurned` the other way round. */
export function compare(by: SortBy, isTurned = false): (a: Person, b: Person) => number {
  const name = (person: Person) => `${person.lastName} ${person.firstName}`
  const byName = (a: Person, b: Person) => compareText(name(a), name(b))
  const sign = isTurned ? -1 : 1
  if (by === 'name') return (a, b) => sign * byName(a, b)
  if (typeof by === 'object') return (a, b) => sign * (sizeAt(a, by) - sizeAt(b, by)) || byName(a, b)
  if (by === 'pieces') return (a, b) => sign * (b.pieces - a.pieces) || byName(a, b)
  return (a, b) => sign * compareTimes(b.answeredAt ?? '', a.answeredAt ?? '') || byName(a, b)
}

/** Compares times as the server writes them, in one zone: their text is in their order. */
const compareTimes = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Where somebody's size stands among a design's; after all of them who takes none. */
function sizeAt({ entries }: Person, { id, sizes }: Sized): number {
  const size = entries.find(({ design_id }) => design_id === id)?.size
  const at = sizes.findIndex(({ name }) => name === size)
  return at < 0 ? sizes.length : at
}

type Asking = { readonly id: string; readonly slots?: readonly { readonly id: string }[] | undefined }

/** SC33: what entries say on a design, in the order of its slots, each once: `ROY 12, ROY 7`. */
export function saidOn({ id, slots = [] }: Asking, entries: readonly AnswerEntry[]): string {
  const own = entries.filter(({ design_id }) => design_id === id)
  const said = own.map(({ words }) => slots.flatMap(slot => words?.[slot.id] || []).join(' '))
  return [...new Set(said.filter(Boolean))].join(', ')
}

/** `M`, `M × 2`, `XS, S`. */
export function sizesText(entries: readonly AnswerEntry[], labelOf: (size: string) => string): string {
  const bySize = new Map<string, number>()
  for (const { size, quantity } of entries) bySize.set(size, (bySize.get(size) ?? 0) + quantity)
  return [...bySize].map(([size, qty]) => (qty > 1 ? `${labelOf(size)} × ${qty}` : labelOf(size))).join(', ')
}
