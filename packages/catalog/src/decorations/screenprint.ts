import { printPalette } from '../colors/print.ts'
import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { plainPrint } from './plain-print.ts'
import { widthSteps } from './sizing.ts'
import { screenInk } from './surface.ts'

/** Flat inks, one screen each; limits as screen printers state them (eight colours, 150 dpi at least). */
export const screenprint = {
  ...plainPrint,
  type: 'screenprint',
  label: { en: 'Screen print', fr: 'Sérigraphie' },
  note: { en: 'Flat, crisp inks, up to 8 colours', fr: 'Encres nettes, jusqu’à 8 couleurs' },
  inks: { from: 'palette', palette: printPalette, most: 8 },
  sizing: widthSteps({ leastInches: 1, leastDpi: 150 }),
  credits: printCredits(6, 4, 2),
  surface: screenInk,
  process: 'screen',
} as const satisfies DecorationType
