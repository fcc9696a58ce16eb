/** Words that are each person's own: their name, their number, or a line of free words. */
export const personalKinds = ['name', 'number', 'line'] as const
export type PersonalKind = (typeof personalKinds)[number]

/** Of a type that is made piece by piece, so that each may have other words. Inches. */
export type PerPiece = {
  /** What it is fit for. */
  readonly kinds: readonly PersonalKind[]
  /** The least height of capitals and numerals. */
  readonly leastInches: number
  /** The widest that words may be, where that is less than their place. */
  readonly widestInches?: number
  /** What letters keep between each other; left out, they may come as near as any. */
  readonly gapInches?: number
}

/** Of any words, in letters of half an inch or more. */
export const anyWords: PerPiece = { kinds: personalKinds, leastInches: 0.5 }
