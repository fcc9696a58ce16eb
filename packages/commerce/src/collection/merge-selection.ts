export type Picked = { readonly id: string; readonly size: string; readonly quantity: number }

export type KeptEntry = {
  readonly id: string
  readonly designId: string
  readonly size: string
  readonly createdAt: Date
}

export const mostPieces = 25

/** What is sent again so soon is the same answer: a second press, or a second try. */
export const mergeMs = 1000

/** One line for each design and size: of two the later holds. */
export function lastOfEach(sent: readonly Picked[]): Picked[] {
  return [...new Map(sent.map(picked => [`${picked.id} ${picked.size}`, picked])).values()]
}

/**
 * SC3: entries of the same person, design and size within a second are one, whose last quantity holds; what comes
 * later is added. `kept`: that person's.
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
    const same = recent.find(({ designId, size }) => designId === picked.id && size === picked.size)
    if (same) changed.push({ id: same.id, quantity: picked.quantity })
    else added.push(picked)
  }
  return { changed, added }
}
