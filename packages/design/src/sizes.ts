import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import type { LocationDefinition } from '@teamloom/catalog/definition.ts'

/** A size in which artwork can be made at a place; its width drives, its height follows. Inches. */
export type DecorationSize = {
  readonly id: string
  readonly drivingSide: 'width'
  readonly widthInches: number
  readonly heightInches: number
}

type Shape = { readonly isVector: boolean; readonly width: number; readonly height: number }
type Place = Pick<LocationDefinition, 'maxWidthInches' | 'maxHeightInches'>

/** Widths step by a quarter inch below four inches and by a half above. */
function nextWidth(width: number): number {
  return width + (width < 4 ? 0.25 : 0.5)
}

function floorToEighth(inches: number): number {
  // A sliver of tolerance: 4.5 reached through thirds is still 4.5.
  return Math.floor(inches * 8 + 1e-6) / 8
}

/** The widest that fits the place, whatever the file's pixels. */
export function maxWidthAt(place: Place, artwork: Shape): number {
  return floorToEighth(
    Math.min(place.maxWidthInches, (place.maxHeightInches * artwork.width) / artwork.height),
  )
}

/** The widest that a raster's pixels allow; no limit for a vector. */
export function maxWidthOfFile(type: DecorationType, artwork: Shape): number {
  return artwork.isVector ? Number.POSITIVE_INFINITY : floorToEighth(artwork.width / type.minDpi)
}

/** All sizes at a place, smallest first; empty when the image is too small for it. */
export function sizesFor(type: DecorationType, place: Place, artwork: Shape): readonly DecorationSize[] {
  const fits = maxWidthAt(place, artwork)
  const largest = Math.min(fits, maxWidthOfFile(type, artwork))
  // Tall and narrow artwork may only fit below the usual minimum width.
  const smallest = Math.min(type.minWidthInches, fits)
  if (smallest <= 0 || largest < smallest) return []
  const widths: number[] = []
  for (let width = smallest; width < largest; width = nextWidth(width)) widths.push(width)
  widths.push(largest)
  return widths.map(width => ({
    id: `w${width}`,
    drivingSide: 'width',
    widthInches: width,
    heightInches: (width * artwork.height) / artwork.width,
  }))
}

function nearestSize(sizes: readonly DecorationSize[], widthInches: number): DecorationSize | undefined {
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
