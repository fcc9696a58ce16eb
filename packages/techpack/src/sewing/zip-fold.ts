import { toldInches } from '@teamloom/kit/length.ts'
import type { ZipChainTrim } from '@teamloom/pattern/trim.ts'
import { isOfFront } from '../bands.ts'
import type { SewnPlace } from './sewn-places.ts'

/** Inches of cloth that are folded back on each side of the cut of a zip: half of the tape that is told to be seen. */
export function zipFoldOf({ width }: Pick<ZipChainTrim, 'width'>): number {
  return toldInches(width) / 2
}

/** Inches, beside the zip that opens a garment with these places; undefined of one that none opens. */
export function zipFoldAt(places: readonly SewnPlace[]): number | undefined {
  return places.flatMap(place =>
    place.kind === 'hardware' && place.trim.kind === 'zipChain' && isOfFront(place.trim)
      ? [zipFoldOf(place.trim)]
      : [],
  )[0]
}
