import type { Form } from '@teamloom/artwork/form.ts'
import type { OptionValues } from '@teamloom/catalog/decorations/options.ts'
import {
  dyed,
  flatInk,
  knittedIn,
  oneInk,
  raisedInk,
  type Surface,
} from '@teamloom/catalog/decorations/surface.ts'

/** A technique as it is looked at: an artwork of the demonstration, how it lies, and how large. */
export type TechniqueSample = {
  readonly artwork: 'wolves-crest' | 'borealis-mark' | 'papineau-shield'
  readonly widthInches: number
  readonly surface: Surface
  /** What it is made into; itself when it is not said. */
  readonly form?: Form
  readonly options: OptionValues
  /** The one ink that all of it is in. */
  readonly tone?: string
}

export const techniqueSamples: Readonly<Record<string, TechniqueSample>> = {
  ink: { artwork: 'wolves-crest', widthInches: 4, surface: flatInk, options: {} },
  raised: { artwork: 'wolves-crest', widthInches: 4, surface: raisedInk, options: {} },
  dye: { artwork: 'wolves-crest', widthInches: 4, surface: dyed, options: {} },
  halftone: { artwork: 'wolves-crest', widthInches: 4, surface: oneInk, options: {}, tone: '#2b4aa0' },
  knit: {
    artwork: 'papineau-shield',
    widthInches: 4,
    surface: knittedIn,
    form: { kind: 'knit' },
    options: {},
  },
}
