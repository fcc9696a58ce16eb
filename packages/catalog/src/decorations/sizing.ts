import type { OptionValues } from './options.ts'

/** A size in which artwork can be made at a place. Inches. */
export type DecorationSize = {
  readonly id: string
  readonly drivingSide: 'width' | 'height'
  readonly widthInches: number
  readonly heightInches: number
  /** How high capitals and numerals are, of words that are each person's own. */
  readonly letterInches?: number
}

/** Pixels of a raster, units of a vector. */
export type ArtworkShape = { readonly isVector: boolean; readonly width: number; readonly height: number }
/** The largest that may lie there, and the largest of it that an embroidery machine's frame reaches, if that is less. */
export type PlaceSize = {
  readonly maxWidthInches: number
  readonly maxHeightInches: number
  readonly hoop?: PlaceSize | undefined
}

/** The sizes that a type is made in. */
export type Sizing = {
  /** Smallest first; none when the place or the file is too small. */
  readonly sizesAt: (
    place: PlaceSize,
    artwork: ArtworkShape,
    options: OptionValues,
  ) => readonly DecorationSize[]
  /** The widest that fits the place, whatever the file's pixels. */
  readonly widestAt: (place: PlaceSize, artwork: ArtworkShape, options: OptionValues) => number
  /** The widest that the file's pixels allow, whatever the place. */
  readonly widestOf: (artwork: ArtworkShape) => number
  /** The decoration lies on all of its piece, wherever that ends. */
  readonly fillsPiece?: true
}

/** Any width from the least on, the height following, as far as a raster has the pixels for each inch. */
export function widthSteps({
  leastInches,
  leastDpi,
  isHooped = false,
}: {
  readonly leastInches: number
  readonly leastDpi: number
  /** Only as far as the place's frame reaches. */
  readonly isHooped?: boolean
}): Sizing {
  const widestAt = (place: PlaceSize, { width, height }: ArtworkShape) => {
    const { maxWidthInches, maxHeightInches } = isHooped ? withinHoop(place) : place
    return floorToEighth(Math.min(maxWidthInches, (maxHeightInches * width) / height))
  }
  const widestOf = ({ isVector, width }: ArtworkShape) =>
    isVector ? Number.POSITIVE_INFINITY : floorToEighth(width / leastDpi)
  return {
    widestAt,
    widestOf,
    sizesAt: (place, artwork) => {
      const fits = widestAt(place, artwork)
      const largest = Math.min(fits, widestOf(artwork))
      // Tall and narrow artwork may only fit below the usual least width.
      const smallest = Math.min(leastInches, fits)
      if (smallest <= 0 || largest < smallest) return []
      const widths: number[] = []
      for (let width = smallest; width < largest; width += step) widths.push(width)
      widths.push(largest)
      return widths.map(width => ({
        id: `w${width}`,
        drivingSide: 'width',
        widthInches: width,
        heightInches: (width * artwork.height) / artwork.width,
      }))
    },
  }
}

const step = 1 / 8

function withinHoop({ hoop, ...place }: PlaceSize): PlaceSize {
  return {
    maxWidthInches: Math.min(place.maxWidthInches, hoop?.maxWidthInches ?? place.maxWidthInches),
    maxHeightInches: Math.min(place.maxHeightInches, hoop?.maxHeightInches ?? place.maxHeightInches),
  }
}

function floorToEighth(inches: number): number {
  // A sliver of tolerance: 4.5 reached through thirds is still 4.5.
  return Math.floor(inches * 8 + 1e-6) / 8
}
