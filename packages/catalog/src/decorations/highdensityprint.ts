import { printPalette } from '../colors/print.ts'
import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { plainPrint } from './plain-print.ts'
import { widthSteps } from './sizing.ts'
import { raisedInk } from './surface.ts'

/** Thick ink that stands up with a sharp edge; a raster's soft edge needs twice the pixels. */
export const highdensityprint = {
  ...plainPrint,
  type: 'highdensityprint',
  label: { en: 'High-density print', fr: 'Impression haute densité' },
  note: { en: 'Raised ink, up to 3 colours', fr: 'Encre en relief, jusqu’à 3 couleurs' },
  inks: { from: 'palette', palette: printPalette, most: 3 },
  sizing: widthSteps({ leastInches: 1, leastDpi: 300 }),
  credits: printCredits(8, 5, 3),
  surface: raisedInk,
  process: 'raised',
} as const satisfies DecorationType
