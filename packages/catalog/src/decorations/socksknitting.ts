import { wovenPalette } from '../colors/woven.ts'
import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { knitted } from './form-of.ts'
import { plainPrint } from './plain-print.ts'
import { widthSteps } from './sizing.ts'
import { knittedIn } from './surface.ts'

/** Artwork knitted into a sock on its needles. */
export const socksknitting = {
  ...plainPrint,
  type: 'socksknitting',
  label: { en: 'Knitted in', fr: 'Tricoté' },
  note: { en: 'Stitch by stitch, up to 4 yarns', fr: 'Maille par maille, jusqu’à 4 fils' },
  categories: ['knitting'],
  rasters: 'flat',
  inks: { from: 'palette', palette: wovenPalette, most: 4 },
  form: knitted,
  sizing: widthSteps({ leastInches: 1, leastDpi: 150 }),
  credits: printCredits(6, 2, 1),
  surface: knittedIn,
  process: 'knitting',
} as const satisfies DecorationType
