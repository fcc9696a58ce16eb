import type { Words } from '@teamloom/design/slots.ts'
import { wordsKey } from '../lines/words-key.ts'
import { mostPieces, type Picked } from './merge-selection.ts'

type OwnEntry = {
  readonly id: string
  readonly designId: string
  readonly size: string
  readonly quantity: number
  readonly words?: Words | null
}

type Change = { readonly id: string; readonly quantity: number; readonly words?: Words }

/**
 * SC14: what puts a selection in the place of one's own entries. `own`: newest first; of who has sent several times
 * several are of the same design, size and words: more of it is the newest's, and the oldest are first to go. Other words
 * of a size are a change of the entry that had it.
 */
export function changeOwn(
  own: readonly OwnEntry[],
  wanted: readonly Picked[],
): {
  readonly changed: readonly Change[]
  readonly added: readonly Picked[]
  readonly removed: readonly string[]
} {
  const changed: Change[] = []
  const gone = own.filter(entry => !wanted.some(picked => isSame(entry, picked)))
  const removed = gone.map(({ id }) => id)
  const added: Picked[] = []
  for (const picked of wanted) {
    const same = sameAs(own, picked)
    let more = picked.quantity - sumOf(same)
    if (same.length === 0) {
      const { id, size, quantity, words } = picked
      const had = gone.find(each => each.designId === id && each.size === size && removed.includes(each.id))
      if (had && words) {
        removed.splice(removed.indexOf(had.id), 1)
        changed.push({ id: had.id, quantity, words })
      } else added.push(picked)
    }
    for (const { id, quantity } of more > 0 ? same : same.toReversed()) {
      const next = Math.max(0, quantity + more)
      more -= next - quantity
      if (next === 0) removed.push(id)
      else if (next !== quantity) changed.push({ id, quantity: next })
    }
  }
  return { changed, added, removed }
}

/**
 * SC12: whether as many of a size are picked as one sending holds at most, or as one has already, having sent several
 * times.
 */
export function isWithinReach(own: readonly OwnEntry[], picked: Picked): boolean {
  return picked.quantity <= Math.max(mostPieces, sumOf(sameAs(own, picked)))
}

/** SC12: what of a selection is more than one has of it already, and has to be offered therefore. */
export function newlyWanted(own: readonly OwnEntry[], wanted: readonly Picked[]): Picked[] {
  return wanted.filter(picked => picked.quantity > sumOf(sameAs(own, picked)))
}

const isSame = ({ designId, size, words }: OwnEntry, picked: Picked) =>
  designId === picked.id &&
  size === picked.size &&
  (picked.words === undefined || wordsKey(picked.words) === wordsKey(words))

const sameAs = (own: readonly OwnEntry[], picked: Picked) => own.filter(entry => isSame(entry, picked))

const sumOf = (entries: readonly OwnEntry[]) => entries.reduce((sum, { quantity }) => sum + quantity, 0)
