/** A place of the artwork, measured in shares of the artwork's width; its middle from 0 to 1 across and down. */
export type DetailSpot = {
  readonly u: number
  readonly v: number
  readonly width: number
  readonly height: number
  /** How thick the line or gap is, how large the speck. */
  readonly size: number
  /** Which of the artwork's colours it is in; none of a gap, nor of what was measured before that was told. */
  readonly color?: number | undefined
}

/** Words: in `size` how high their letters are. */
export type WordSpot = DetailSpot & { readonly text: string }

/** A part of the artwork: from 0 to 1 across and down. */
export type ArtBox = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What is finest in flat artwork; null: nothing that is fine. */
export type ArtDetails = {
  /** How much of what is seen has each of the artwork's colours, in their order: 0 to 1. */
  readonly shares: readonly number[]
  /** A point in the thickest of each of them, from 0 to 1 across and down; null: nowhere. */
  readonly middles?: readonly ({ readonly u: number; readonly v: number } | null)[] | undefined
  /** All that is seen of it; absent of what was read before that was looked for. */
  readonly inked?: ArtBox | undefined
  /** What is seen in each of its colours, in their order; null: nothing. */
  readonly inkedIn?: readonly (ArtBox | null)[] | undefined
  /** Which of its colours a raster stands on: along all its edges; absent where it stands on none. */
  readonly ground?: number | undefined
  readonly line: DetailSpot | null
  readonly gap: DetailSpot | null
  readonly speck: DetailSpot | null
  /** How high the capitals are of words that were written here, in shares of the artwork's width. */
  readonly capital?: number | undefined
  /** The words of a drawing that have the smallest letters. */
  readonly words?: WordSpot | undefined
}
