import { printPalette } from '../colors/print.ts'
import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { plainPrint } from './plain-print.ts'
import { withOptions } from './production.ts'
import { repeatOptions } from './repeat-options.ts'
import { repeated, repeatSizing } from './repeat-sizing.ts'
import { screenInk } from './surface.ts'

/** Artwork repeated over the whole pocket. */
export const chestpocketrepeatingscreenprint = {
  ...plainPrint,
  type: 'chestpocketrepeatingscreenprint',
  label: { en: 'Repeating pocket print', fr: 'Sérigraphie de poche, motif répété' },
  note: { en: 'Fills the pocket with a pattern', fr: 'Remplit la poche d’un motif' },
  categories: ['chestpocket'],
  inks: { from: 'palette', palette: printPalette, most: 4 },
  options: repeatOptions,
  form: repeated,
  production: withOptions,
  sizing: repeatSizing({ leastDpi: 150 }),
  credits: printCredits(6, 4, 2),
  surface: screenInk,
  process: 'screen',
} as const satisfies DecorationType
