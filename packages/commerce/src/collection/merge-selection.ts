import type { Words } from '@teamloom/design/slots.ts'
import { wordsKey } from '../lines/words-key.ts'

export type Picked = {
  readonly id: string
  readonly size: string
  readonly quantity: number
  /** What its slots show; left out of a change: as it was. */
  readonly words?: Words | undefined
}

export type KeptEntry = {
  readonly id: string
  readonly designId: string
  readonly size: string
  readonly words?: Words | null
  readonly createdAt: Date
}

export const mostPieces = 25

/** What is sent again so soon is the same answer: a second press, or a second try. */
export const mergeMs = 1000

/** One line for each design, size and words: of two the later holds. */
export function lastOfEach(sent: readonly Picked[]): Picked[] {
  return [
    ...new Map(
      sent.map(picked => [`${picked.id} ${picked.size} ${wordsKey(picked.words)}`, picked]),
    ).values(),
  ]
}

/**
 * SC3: entries of the same person, design, size and words within a second are one, whose last quantity holds; what
 * comes later is added. `kept`: that person's.
 */
export function mergeSelection(
  kept: readonly KeptEntry[],
  sent: readonly Picked[],
  now: Date,
): {
  readonly changed: readonly { readonly id: string; readonly quantity: number }[]
  readonly added: readonly Picked[]
} {
  const recent = kept.filter(({ createdAt }) => Math.abs(now.getTime() - createdAt.getTime()) <= mergeMs)
  const changed: { id: string; quantity: number }[] = []
  const added: Picked[] = []
  for (const picked of lastOfEach(sent)) {
    const same = recent.find(
      ({ designId, size, words }) =>
        designId === picked.id && size === picked.size && wordsKey(words) === wordsKey(picked.words),
    )
    if (same) changed.push({ id: same.id, quantity: picked.quantity })
    else added.push(picked)
  }
  return { changed, added }
}
