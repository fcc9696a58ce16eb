import type { Label } from '@teamloom/kit/label.ts'
import type { SeamClass } from './seam-classes.ts'
import type { SewnPlace } from './sewn-places.ts'
import type { StitchClass } from './stitch-classes.ts'

/** One operation of making a garment, for the places of it that it takes. */
export type SewingStep = {
  readonly name: string
  readonly what: Label
  readonly takes: (place: SewnPlace) => boolean
  /** Null: nothing is sewn of it. */
  readonly seam: SeamClass | null
  /** `joins`: as pieces of its cloth are joined; null as above. */
  readonly stitch: StitchClass | 'joins' | 'covers' | null
  /**
   * How far cloth reaches beyond the line that is sewn: as all seams have it; as deep as its rows lie; as is folded
   * back beside a zip; as reaches to the fold of what wraps it; or not at all.
   */
  readonly allowance: 'seam' | 'hem' | 'fold' | 'wrapped' | 'none'
  /** Whether a binding’s own edges are folded in, or lie as they were bought. */
  readonly binding?: 'seam' | 'none'
  /** Its allowances are opened flat, and the rows that hold them lie on both sides; else it is turned to one. */
  readonly isOpened?: true
  /** Where no stitch says it. */
  readonly machine?: Label
  /** `all`: every place of the garment. */
  readonly note?: Label | ((places: readonly SewnPlace[], all: readonly SewnPlace[]) => Label | null)
  /** Short dense tacks that hold its ends, in one garment. */
  readonly bartacks?: (places: readonly SewnPlace[]) => number
}

export const said = (en: string, fr: string): Label => ({ en, fr })

/** How many tacks hold edges that stay open: one at each of their ends. */
export const atBothEnds = (places: readonly SewnPlace[]): number => 2 * places.length
