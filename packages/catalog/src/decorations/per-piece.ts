/** Words that are each person's own: their name, their number, or a line of free words. */
export const personalKinds = ['name', 'number', 'line'] as const
export type PersonalKind = (typeof personalKinds)[number]

/** What a type can do that is made piece by piece, so that each piece may have other words. Inches. */
export type PerPiece = {
  /** What kinds of words the type is fit for. */
  readonly kinds: readonly PersonalKind[]
  /** The least height of capitals and numerals. */
  readonly leastInches: number
  /** The widest that words may be, where that is less than their place. */
  readonly widestInches?: number
  /** What letters keep between each other; left out, they may come as near as any. */
  readonly gapInches?: number
}

/** What a type can do that makes any words, in letters of half an inch or more. */
export const anyWords: PerPiece = { kinds: personalKinds, leastInches: 0.5 }
