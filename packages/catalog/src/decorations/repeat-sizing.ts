import type { Form } from '@teamloom/artwork/form.ts'
import { layRepeat } from '@teamloom/artwork/repeat-layout.ts'
import type { FormOf } from './form-of.ts'

import { repeatDetailsOf } from './repeat-options.ts'
import type { ArtworkShape, PlaceSize, Sizing } from './sizing.ts'

/** The whole place, as far as a raster has the pixels for each inch of one image. */
export function repeatSizing({ leastDpi }: { readonly leastDpi: number }): Sizing {
  const widestOf = ({ isVector, width }: ArtworkShape) =>
    isVector ? Number.POSITIVE_INFINITY : width / leastDpi
  return {
    widestAt: ({ maxWidthInches }) => maxWidthInches,
    widestOf,
    fillsPiece: true,
    sizesAt: (place, artwork, options) => {
      const { imageWidthInches } = layRepeat(repeatDetailsOf(options), artwork.width / artwork.height)
      return imageWidthInches > widestOf(artwork) ? [] : [wholeOf(place)]
    },
  }
}

function patternOf({ artwork, options }: Parameters<FormOf>[0], isKnit: boolean): Form {
  const layout = layRepeat(repeatDetailsOf(options), artwork.width / artwork.height)
  return { kind: 'repeat', layout, isKnit }
}

/** Artwork repeated by the pattern that was chosen. */
export const repeated: FormOf = made => patternOf(made, false)

/** Artwork repeated in stitches: its pitches come to whole needles and courses. */
export const repeatedKnit: FormOf = made => patternOf(made, true)

/** Scaled to cover the place, kept in its middle, as far as a raster has the pixels for each inch. */
export function coverSizing({ leastDpi }: { readonly leastDpi: number }): Sizing {
  const widestAt = (place: PlaceSize, { width, height }: ArtworkShape) =>
    Math.max(place.maxWidthInches, (place.maxHeightInches * width) / height)
  const widestOf = ({ isVector, width }: ArtworkShape) =>
    isVector ? Number.POSITIVE_INFINITY : width / leastDpi
  return {
    widestAt,
    widestOf,
    fillsPiece: true,
    sizesAt: (place, artwork) => {
      const width = widestAt(place, artwork)
      if (width > widestOf(artwork)) return []
      return [
        {
          id: 'cover',
          drivingSide: 'width',
          widthInches: width,
          heightInches: (width * artwork.height) / artwork.width,
        },
      ]
    },
  }
}

function wholeOf({ maxWidthInches, maxHeightInches }: PlaceSize) {
  return {
    id: 'whole',
    drivingSide: 'width',
    widthInches: maxWidthInches,
    heightInches: maxHeightInches,
  } as const
}
