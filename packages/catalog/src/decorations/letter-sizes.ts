import type { DecorationType } from './decoration-type.ts'
import type { OptionValues } from './options.ts'
import type { ArtworkShape, DecorationSize, PlaceSize } from './sizing.ts'

/** Written words: `capital` is the height of their capitals in shares of the drawing's width. */
export type Lettered = ArtworkShape & { readonly capital: number }

/** From one height of letters to the next, inches. */
export const letterStep = 1 / 8

/**
 * The sizes of words that are each person's own, smallest first: steps of the height of capitals, from the least that
 * the type makes to where the words as they are drawn fill the place. None for a type that is not made piece by piece.
 */
export function letterSizes(
  { perPiece, sizing }: Pick<DecorationType, 'perPiece' | 'sizing'>,
  place: PlaceSize,
  artwork: Lettered,
  options: OptionValues,
): readonly DecorationSize[] {
  if (!perPiece) return []
  const widest = Math.min(
    sizing.widestAt(place, artwork, options),
    perPiece.widestInches ?? Number.POSITIVE_INFINITY,
  )
  const steps = Math.floor((widest * artwork.capital) / letterStep + 1e-6)
  const first = Math.ceil(perPiece.leastInches / letterStep - 1e-6)
  return Array.from({ length: Math.max(0, steps - first + 1) }, (_, at) => {
    const letterInches = (first + at) * letterStep
    const widthInches = letterInches / artwork.capital
    const heightInches = (widthInches * artwork.height) / artwork.width
    return { id: `h${letterInches}`, drivingSide: 'height', widthInches, heightInches, letterInches }
  })
}
