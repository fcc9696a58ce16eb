import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import type { DecorationSize, PlaceSize } from '@teamloom/catalog/decorations/sizing.ts'
import type { DecorationState } from './document.ts'

/** The sizes in which a decoration can be made at a place, smallest first; none without artwork. */
export function sizesFor(
  type: DecorationType,
  place: PlaceSize,
  { artwork, options }: Pick<DecorationState, 'artwork' | 'options'>,
): readonly DecorationSize[] {
  return artwork ? type.sizing.sizesAt(place, artwork, options) : []
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
  const width = Number(sizeId?.slice(1))
  return sizes.find(size => size.id === sizeId) ?? nearestSize(sizes, Number.isFinite(width) ? width : 0)
}

/** For new artwork: two thirds of what fits, so that there is room on both sides of the slider. */
export function firstSize(sizes: readonly DecorationSize[]): DecorationSize | undefined {
  const largest = sizes.at(-1)
  return largest && nearestSize(sizes, largest.widthInches * (2 / 3))
}
