import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { letterSizes } from '@teamloom/catalog/decorations/letter-sizes.ts'
import type { DecorationSize, PlaceSize } from '@teamloom/catalog/decorations/sizing.ts'
import type { DecorationState } from './document.ts'

/**
 * The sizes in which a decoration can be made at a place, smallest first; none without artwork. Words that are each
 * person's own go by the height of their letters.
 */
export function sizesFor(
  type: DecorationType,
  place: PlaceSize,
  { artwork, options, personal }: Pick<DecorationState, 'artwork' | 'options' | 'personal'>,
): readonly DecorationSize[] {
  if (!artwork) return []
  const capital = artwork.details?.capital
  return personal && capital !== undefined
    ? letterSizes(type, place, { ...artwork, capital }, options)
    : type.sizing.sizesAt(place, artwork, options)
}

/** The widest that is not wider, else the smallest. */
export function nearestSize(
  sizes: readonly DecorationSize[],
  widthInches: number,
): DecorationSize | undefined {
  return sizes.findLast(size => size.widthInches <= widthInches) ?? sizes[0]
}

/** The chosen size; where it does not exist, after a move for one, the nearest smaller one, else the smallest. */
export function chosenSize(
  { sizeId }: { readonly sizeId: string | null },
  sizes: readonly DecorationSize[],
): DecorationSize | undefined {
  const inches = Number(sizeId?.slice(1))
  const wanted = Number.isFinite(inches) ? inches : 0
  const named = sizes.find(size => size.id === sizeId)
  if (named) return named
  return sizeId?.startsWith('h')
    ? (sizes.findLast(({ letterInches = Number.POSITIVE_INFINITY }) => letterInches <= wanted) ?? sizes[0])
    : nearestSize(sizes, wanted)
}

/** For new artwork: two thirds of what fits, so that there is room on both sides of the slider. */
export function firstSize(sizes: readonly DecorationSize[]): DecorationSize | undefined {
  const largest = sizes.at(-1)
  return largest && nearestSize(sizes, largest.widthInches * (2 / 3))
}
