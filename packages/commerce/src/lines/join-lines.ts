import { personKey } from '../collection/name-key.ts'
import type { Person } from './line.ts'
import { nameOf } from './person-key.ts'
import type { ReadLine } from './read-list.ts'

/** A line as whoever orders edits it. */
export type ListRow = {
  readonly id: string
  /** Empty where it is still to be chosen. */
  readonly size: string
  readonly qty: number
  readonly person: Person | null
  readonly words: Readonly<Record<string, string>>
}

export type JoinedLines = {
  readonly rows: readonly ListRow[]
  readonly added: number
  /** Lines of people who were there already, which were filled in. */
  readonly filled: number
}

type About = {
  readonly hasQty: boolean
  readonly isSize: (name: string) => boolean
  readonly newId: () => string
}

/**
 * NN14: a pasted list with what is there: who is there once, and pasted once, has their line filled in by the cells that
 * say something, everybody else is a new line. A size that the product does not come in is still to be chosen.
 */
export function joinLines(
  rows: readonly ListRow[],
  read: readonly ReadLine[],
  { hasQty, isSize, newId }: About,
): JoinedLines {
  const there = onlyOnes(rows)
  const pasted = onlyOnes(read)
  const next = [...rows]
  const taken = new Set<number>()
  const added: ListRow[] = []
  for (const [at, line] of read.entries()) {
    const size = isSize(line.size) ? line.size : ''
    const place = line.person && pasted.get(line.person, at) ? there.find(line.person) : undefined
    const row = place === undefined || taken.has(place) ? undefined : next[place]
    if (place === undefined || !row) {
      added.push({ id: newId(), size, qty: line.qty, person: line.person, words: { ...line.words } })
      continue
    }
    taken.add(place)
    next[place] = {
      ...row,
      size: size || row.size,
      qty: hasQty ? line.qty : row.qty,
      person: row.person && { ...row.person, email: row.person.email ?? line.person?.email ?? null },
      words: { ...row.words, ...line.words },
    }
  }
  return { rows: [...next, ...added], added: added.length, filled: taken.size }
}

/** Who stands in a list once, by name and address, or by the name alone where one of both has no address. */
function onlyOnes(lines: readonly { readonly person: Person | null }[]) {
  const byName = Map.groupBy(
    lines.flatMap(({ person }, at) => (person && nameOf(person) !== '' ? [{ person, at }] : [])),
    ({ person }) => nameOf(person),
  )
  const keyOf = ({ first_name, last_name, email }: Person) =>
    personKey({ email: email ?? '', firstName: first_name, lastName: last_name })
  const alike = (person: Person) =>
    (byName.get(nameOf(person)) ?? []).filter(
      other => !person.email || !other.person.email || keyOf(other.person) === keyOf(person),
    )
  const find = (person: Person): number | undefined => {
    const [only, ...others] = alike(person)
    return others.length === 0 ? only?.at : undefined
  }
  return { find, get: (person: Person, at: number) => find(person) === at }
}
