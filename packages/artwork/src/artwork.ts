import type { ArtDetails } from './art-details.ts'

/** What is known of an artwork file once it was read: enough to place, size and colour it. */
export type Artwork = {
  readonly assetId: string
  readonly assetVersionId: string
  readonly assetType: string
  readonly filename: string
  /** `svg`, `png`, `jpg` …, by content. */
  readonly format: string
  readonly isVector: boolean
  /** Pixels; a vector's own units. */
  readonly width: number
  readonly height: number
  /** The few colours that it is made of, most used first, as hex. */
  readonly colors: readonly string[]
  /** Whether it has a few flat colours; a photograph or a gradient has none. Null for files that were read before that was looked for. */
  readonly isFlat: boolean | null
  /** What is finest in it; none of files that were read before it was looked for. */
  readonly details?: ArtDetails | undefined
  /** All that is kept of a drawing is a picture of it. */
  readonly isRasterized?: boolean | undefined
  /** Fonts that its words are meant in, for which others stand. */
  readonly missingFonts?: readonly string[] | undefined
  /** Letters of its words for which boxes stand. */
  readonly missingLetters?: string | undefined
}
