import { printPalette } from '../colors/print.ts'
import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { plainPrint } from './plain-print.ts'
import { widthSteps } from './sizing.ts'
import { oneInk } from './surface.ts'

/** All of the artwork in one ink, more of it where the artwork is darker. */
export const singlecolorscreenprint = {
  ...plainPrint,
  type: 'singlecolorscreenprint',
  label: { en: 'One-colour screen print', fr: 'Sérigraphie à une couleur' },
  note: { en: 'All in one ink, in its tones', fr: 'Tout en une encre, en tons' },
  inks: { from: 'tone', palette: printPalette, most: 1 },
  sizing: widthSteps({ leastInches: 1, leastDpi: 150 }),
  credits: printCredits(4, 3, 0),
  surface: oneInk,
  process: 'screen',
} as const satisfies DecorationType
