import { printPalette } from '../colors/print.ts'
import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { plainPrint } from './plain-print.ts'
import { withOptions } from './production.ts'
import { repeatOptions } from './repeat-options.ts'
import { repeated, repeatSizing } from './repeat-sizing.ts'
import { screenInk } from './surface.ts'

/** Artwork repeated over the whole lining. */
export const hoodliningrepeatingscreenprint = {
  ...plainPrint,
  type: 'hoodliningrepeatingscreenprint',
  label: { en: 'Repeating lining print', fr: 'Sérigraphie de doublure, motif répété' },
  note: { en: 'Fills the lining with a pattern', fr: 'Remplit la doublure d’un motif' },
  categories: ['hoodlining', 'collarlining'],
  inks: { from: 'palette', palette: printPalette, most: 4 },
  options: repeatOptions,
  form: repeated,
  production: withOptions,
  sizing: repeatSizing({ leastDpi: 150 }),
  credits: printCredits(6, 4, 2),
  surface: screenInk,
  process: 'screen',
} as const satisfies DecorationType
