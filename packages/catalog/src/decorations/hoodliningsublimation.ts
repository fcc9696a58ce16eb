import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { onWhitePolyester } from './form-of.ts'
import { plainPrint } from './plain-print.ts'
import { coverSizing } from './repeat-sizing.ts'
import { flatInk } from './surface.ts'

/** A printed polyester panel that is sewn in: no matter what cloth the garment is of. */
export const hoodliningsublimation = {
  ...plainPrint,
  type: 'hoodliningsublimation',
  label: { en: 'Sublimated lining', fr: 'Doublure sublimée' },
  note: { en: 'Fills the lining, full colour', fr: 'Remplit la doublure, en couleurs' },
  categories: ['hoodlining', 'collarlining'],
  inks: { from: 'artwork' },
  sizing: coverSizing({ leastDpi: 150 }),
  credits: printCredits(8, 4, 0),
  form: onWhitePolyester,
  surface: flatInk,
  process: 'dyedPanel',
} as const satisfies DecorationType
