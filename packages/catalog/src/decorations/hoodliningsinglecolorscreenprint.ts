import { printPalette } from '../colors/print.ts'
import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { plainPrint } from './plain-print.ts'
import { coverSizing } from './repeat-sizing.ts'
import { oneInk } from './surface.ts'

/** Fills its lining to the seams in one ink. */
export const hoodliningsinglecolorscreenprint = {
  ...plainPrint,
  type: 'hoodliningsinglecolorscreenprint',
  label: { en: 'One-colour lining print', fr: 'Sérigraphie de doublure, une couleur' },
  note: { en: 'Fills the lining, in one ink', fr: 'Remplit la doublure, en une encre' },
  categories: ['hoodlining', 'collarlining'],
  inks: { from: 'tone', palette: printPalette, most: 1 },
  sizing: coverSizing({ leastDpi: 150 }),
  credits: printCredits(5, 3, 0),
  surface: oneInk,
  process: 'screen',
} as const satisfies DecorationType
