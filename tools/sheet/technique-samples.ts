import type { OptionValues } from '@teamloom/catalog/decorations/options.ts'
import { dyed, flatInk, type Surface, threadwork } from '@teamloom/catalog/decorations/surface.ts'

/** A technique as it is looked at: an artwork of the demonstration, how it lies, and how large. */
export type TechniqueSample = {
  readonly artwork: 'wolves-crest' | 'borealis-mark' | 'papineau-shield'
  readonly widthInches: number
  readonly surface: Surface
  readonly options: OptionValues
}

const millimetre = 1 / 25.4

export const techniqueSamples: Readonly<Record<string, TechniqueSample>> = {
  ink: { artwork: 'wolves-crest', widthInches: 4, surface: flatInk, options: {} },
  raised: {
    artwork: 'wolves-crest',
    widthInches: 4,
    surface: {
      ...flatInk,
      grain: 0,
      relief: { heightInches: 0.6 * millimetre, edgeInches: 0.5 * millimetre },
      shine: { sheen: 0.012, gloss: 0.12 },
    },
    options: {},
  },
  'thread-crest': { artwork: 'wolves-crest', widthInches: 4, surface: threadwork, options: {} },
  'thread-mark': { artwork: 'borealis-mark', widthInches: 4, surface: threadwork, options: {} },
  'thread-shield': { artwork: 'papineau-shield', widthInches: 3.5, surface: threadwork, options: {} },
  dye: { artwork: 'wolves-crest', widthInches: 4, surface: dyed, options: {} },
}
