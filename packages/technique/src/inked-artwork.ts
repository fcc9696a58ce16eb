import type { Art } from '@teamloom/artwork/art-file.ts'
import type { Pixels } from '@teamloom/artwork/pixels.ts'
import { inkPlates } from '@teamloom/artwork/plates.ts'
import type { Work } from './technique.ts'

/** The artwork in the inks that were chosen for it; in its own colours when none were. */
export function inkedArtwork({ art, inks }: Pick<Work, 'art' | 'inks'>): Pixels {
  return art.kind === 'plates' ? inkPlates(art.plates, inks ?? []) : art.pixels
}

export function sizeOfArt(art: Art): { readonly width: number; readonly height: number } {
  return art.kind === 'plates' ? art.plates : art.pixels
}
