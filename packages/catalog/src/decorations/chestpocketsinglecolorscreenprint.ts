import { printPalette } from '../colors/print.ts'
import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { plainPrint } from './plain-print.ts'
import { coverSizing } from './repeat-sizing.ts'
import { oneInk } from './surface.ts'

/** Fills its pocket to the seams in one ink. */
export const chestpocketsinglecolorscreenprint = {
  ...plainPrint,
  type: 'chestpocketsinglecolorscreenprint',
  label: { en: 'One-colour pocket print', fr: 'Sérigraphie de poche, une couleur' },
  note: { en: 'Fills the pocket, in one ink', fr: 'Remplit la poche, en une encre' },
  categories: ['chestpocket'],
  inks: { from: 'tone', palette: printPalette, most: 1 },
  sizing: coverSizing({ leastDpi: 150 }),
  credits: printCredits(5, 3, 0),
  surface: oneInk,
  process: 'screen',
} as const satisfies DecorationType
