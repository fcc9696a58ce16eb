import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { plainPrint } from './plain-print.ts'
import { coverSizing } from './repeat-sizing.ts'
import { dyedKnit } from './surface.ts'

/** Artwork dyed over all of a leg, or of half a mask. */
export const sockfullsublimation = {
  ...plainPrint,
  type: 'sockfullsublimation',
  label: { en: 'All-over sublimation', fr: 'Sublimation pleine surface' },
  note: { en: 'Covers the whole panel', fr: 'Couvre tout le panneau' },
  categories: ['fullsublimation'],
  inks: { from: 'artwork' },
  sizing: coverSizing({ leastDpi: 150 }),
  credits: printCredits(10, 4, 0),
  surface: dyedKnit,
  process: 'dyedKnit',
} as const satisfies DecorationType
