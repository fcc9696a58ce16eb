import { makeForm } from '@teamloom/artwork/form.ts'
import type { Pixels } from '@teamloom/artwork/pixels.ts'
import { inkPlates } from '@teamloom/artwork/plates.ts'
import type { Work } from './technique.ts'

export type Inked = Pick<
  Work,
  'art' | 'inks' | 'tone' | 'printsLight' | 'form' | 'widthInches' | 'heightInches'
>

/** What is made of the artwork, in the inks that were chosen for it; in its own colours when none were. */
export function inkedArtwork(work: Inked): Pixels {
  return makeForm(plainArtwork(work), work)
}

/** The artwork in its inks, before anything is made of it. */
export function plainArtwork({ art, inks }: Pick<Work, 'art' | 'inks'>): Pixels {
  return art.kind === 'plates' ? inkPlates(art.plates, inks ?? []) : art.pixels
}
