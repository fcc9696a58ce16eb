import { isSame } from '../orders/is-same.ts'
import { isNobodys } from './given-lines.ts'
import type { ListRow } from './join-lines.ts'
import { isSpare } from './line.ts'

/** What of a list is otherwise: lines in the place of those with their ids, new ones, and the ids of those that are out. */
export type ListChanges<Changed> = {
  readonly lines: readonly Changed[]
  readonly removed: readonly string[]
}

type WithId = { readonly id?: string | undefined }

/** NN17: a list with changes of it, those that it has not been told before at its end. */
export function withChanges<Kept extends WithId, Changed extends WithId>(
  before: readonly Kept[],
  { lines, removed }: ListChanges<Changed>,
): (Kept | Changed)[] {
  const out = new Set<string | undefined>(removed)
  const changed = new Map<string | undefined, Changed>(lines.map(line => [line.id, line]))
  const known = new Set<string | undefined>(before.map(({ id }) => id))
  return [
    ...before.flatMap(line => (out.has(line.id) ? [] : [changed.get(line.id) ?? line])),
    ...lines.filter(({ id }) => id === undefined || !known.has(id)),
  ]
}

/**
 * NN17: what makes of a list that the server has another one; null where that is told by the whole list alone: lines stand
 * in another order, or are nobody's without being the spare of their size, of which the server has the sum.
 */
export function changesOf(
  before: readonly ListRow[],
  next: readonly ListRow[],
  sizeNames: readonly string[],
): ListChanges<ListRow> | null {
  const was = new Map(before.map(row => [row.id, row]))
  const stays = new Set(next.map(({ id }) => id))
  const isOtherwise = (row: ListRow) => row !== was.get(row.id) && !isSame(row, was.get(row.id))
  const lines = next.filter(isOtherwise)
  const removed = before.filter(({ id }) => !stays.has(id))
  const sizes = new Set([...sizeNames, ...[...before, ...next].map(({ size }) => size)])
  const isKnownById = (row: ListRow) => (sizes.has(row.id) ? isSpare(row) && isNobodys(row) : !isNobodys(row))
  const touched = [...lines, ...removed, ...lines.flatMap(({ id }) => was.get(id) ?? [])]
  const order = heldIn(before).filter(id => stays.has(id))
  const wanted = heldIn(next)
  // Nobody's lines elsewhere are in what the server has as the spare of their size.
  const asked = touched.some(isSpare) ? [...before, ...next] : touched
  const isTold = asked.every(isKnownById) && order.every((id, at) => wanted[at] === id)
  return isTold ? { lines, removed: removed.map(({ id }) => id) } : null
}

const heldIn = (rows: readonly ListRow[]) => rows.filter(row => !isSpare(row)).map(({ id }) => id)
