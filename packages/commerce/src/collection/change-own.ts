import { mostPieces, type Picked } from './merge-selection.ts'

type OwnEntry = {
  readonly id: string
  readonly designId: string
  readonly size: string
  readonly quantity: number
}

/**
 * SC14: what puts a selection in the place of one's own entries. `own`: newest first; of who has sent several times
 * several are of the same design and size: more of it is the newest's, and the oldest are first to go.
 */
export function changeOwn(
  own: readonly OwnEntry[],
  wanted: readonly Picked[],
): {
  readonly changed: readonly { readonly id: string; readonly quantity: number }[]
  readonly added: readonly Picked[]
  readonly removed: readonly string[]
} {
  const changed: { id: string; quantity: number }[] = []
  const removed = own
    .filter(({ designId, size }) => !wanted.some(each => each.id === designId && each.size === size))
    .map(({ id }) => id)
  const added: Picked[] = []
  for (const picked of wanted) {
    const same = sameAs(own, picked)
    let more = picked.quantity - sumOf(same)
    if (same.length === 0) added.push(picked)
    for (const { id, quantity } of more > 0 ? same : same.toReversed()) {
      const next = Math.max(0, quantity + more)
      more -= next - quantity
      if (next === 0) removed.push(id)
      else if (next !== quantity) changed.push({ id, quantity: next })
    }
  }
  return { changed, added, removed }
}

/** SC12: of a size as many as one sending holds, or as one has already, having sent several times. */
export function isWithinReach(own: readonly OwnEntry[], picked: Picked): boolean {
  return picked.quantity <= Math.max(mostPieces, sumOf(sameAs(own, picked)))
}

/** SC12: what of a selection is more than one has of it already, and has to be offered therefore. */
export function newlyWanted(own: readonly OwnEntry[], wanted: readonly Picked[]): Picked[] {
  return wanted.filter(picked => picked.quantity > sumOf(sameAs(own, picked)))
}

const sameAs = (own: readonly OwnEntry[], picked: Picked) =>
  own.filter(({ designId, size }) => designId === picked.id && size === picked.size)

const sumOf = (entries: readonly OwnEntry[]) => entries.reduce((sum, { quantity }) => sum + quantity, 0)
