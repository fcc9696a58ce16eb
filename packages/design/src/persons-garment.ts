import type { Room } from '@teamloom/artwork/fit-words.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import type { PlaceSize } from '@teamloom/catalog/decorations/sizing.ts'
import type { SizeBand } from '@teamloom/catalog/size-band.ts'
import type { DecorationState } from './document.ts'
import type { DrawnDesign } from './drawn-design.ts'

/** What a place has for words of persons on sizes of a band; undefined of words that are the same for all. Inches. */
export function roomFor(
  { perPiece, sizing }: Pick<DecorationType, 'perPiece' | 'sizing'>,
  place: PlaceSize,
  { personal, options }: Pick<DecorationState, 'personal' | 'options'>,
  band: SizeBand,
): Room | undefined {
  if (!personal || !perPiece) return undefined
  const widest = sizing.widestAt(place, aLine, options)
  return {
    widthInches: Math.min(widest, perPiece.widestInches ?? widest),
    letterInches: personal.heights[band],
    leastInches: Math.min(perPiece.leastInches, personal.heights[band]),
    ...(perPiece.gapInches === undefined ? {} : { gapInches: perPiece.gapInches }),
    ...(personal.set && { as: personal.set[band] }),
  }
}

/** A shape as flat as no words are: its width alone is held to a place. */
const aLine = { isVector: true, width: 1000, height: 1 } as const

/** A person's words as artwork, as large as they are made. Inches. */
export type WordsAsArt = {
  readonly assetVersionId: string
  readonly widthInches: number
  readonly heightInches: number
}

/**
 * A garment with a person's words in place of the sample's. `wordsFor` gives the words by decoration: null where the
 * person leaves them out, undefined where everybody has what the design shows.
 */
export function personsGarment(
  drawn: DrawnDesign,
  wordsFor: (decorationId: string) => WordsAsArt | null | undefined,
): DrawnDesign {
  return {
    ...drawn,
    prints: drawn.prints.flatMap(print => {
      const words = wordsFor(print.decorationId)
      if (words === null) return []
      return [words ? { ...print, ...words } : print]
    }),
  }
}
