import { isSame } from '../orders/is-same.ts'
import type { ListRow } from './join-lines.ts'

/** A cell that both have changed, each otherwise. `field`: `person`, `size`, `qty`, or a slot's id. */
export type Clash = {
  readonly id: string
  readonly field: string
  readonly mine: ListRow
  readonly theirs: ListRow
}

const wordsOf = ({ words }: ListRow, slot: string) => words[slot] ?? ''

/**
 * NN15: a list that was edited, on top of what was saved meanwhile; `first`: what both began with. A cell that one of them
 * has changed is as that one has it; of one that both have mine stays, and is told. A line that one has taken out is out,
 * unless the other has changed it.
 */
export function mergeLists(
  first: readonly ListRow[],
  mine: readonly ListRow[],
  theirs: readonly ListRow[],
): { readonly rows: readonly ListRow[]; readonly clashes: readonly Clash[] } {
  const before = new Map(first.map(row => [row.id, row]))
  const other = new Map(theirs.map(row => [row.id, row]))
  const own = new Set(mine.map(({ id }) => id))
  const clashes: Clash[] = []
  const kept = mine.flatMap((row): ListRow[] => {
    const was = before.get(row.id)
    const now = other.get(row.id)
    if (!was) return [row]
    if (!now) return isSame(was, row) ? [] : [row]
    const merged = mergeRow(was, row, now)
    clashes.push(...merged.clashes)
    return [merged.row]
  })
  const come = theirs.filter(row => {
    const was = before.get(row.id)
    return !own.has(row.id) && (!was || !isSame(was, row))
  })
  return { rows: [...kept, ...come], clashes }
}

function mergeRow(was: ListRow, mine: ListRow, theirs: ListRow) {
  const clashes: Clash[] = []
  const pick = <Value>(field: string, of: (row: ListRow) => Value): Value => {
    const [a, b, c] = [of(was), of(mine), of(theirs)]
    if (isSame(a, b)) return c
    if (!isSame(a, c) && !isSame(b, c)) clashes.push({ id: mine.id, field, mine, theirs })
    return b
  }
  const slots = new Set([...Object.keys(mine.words), ...Object.keys(theirs.words), ...Object.keys(was.words)])
  const words = [...slots].map(slot => [slot, pick(slot, row => wordsOf(row, slot))] as const)
  const row: ListRow = {
    id: mine.id,
    person: pick('person', ({ person }) => person),
    size: pick('size', ({ size }) => size),
    qty: pick('qty', ({ qty }) => qty),
    words: Object.fromEntries(words.filter(([, text]) => text !== '')),
  }
  return { row, clashes }
}

/** The list with theirs where both have changed a cell. */
export function withTheirs(rows: readonly ListRow[], clashes: readonly Clash[]): readonly ListRow[] {
  const byId = Map.groupBy(clashes, ({ id }) => id)
  return rows.map(row =>
    (byId.get(row.id) ?? []).reduce((next, { field, theirs }) => {
      if (field === 'person') return { ...next, person: theirs.person }
      if (field === 'size') return { ...next, size: theirs.size }
      if (field === 'qty') return { ...next, qty: theirs.qty }
      return { ...next, words: { ...next.words, [field]: wordsOf(theirs, field) } }
    }, row),
  )
}
