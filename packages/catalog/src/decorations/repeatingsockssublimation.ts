import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { plainPrint } from './plain-print.ts'
import { withOptions } from './production.ts'
import { repeatOptions } from './repeat-options.ts'
import { repeated, repeatSizing } from './repeat-sizing.ts'
import { dyedKnit } from './surface.ts'

/** A pattern dyed into a sock. */
export const repeatingsockssublimation = {
  ...plainPrint,
  type: 'repeatingsockssublimation',
  label: { en: 'Sublimated pattern', fr: 'Motif sublimé' },
  note: { en: 'Repeated, full colour', fr: 'Répété, en couleurs' },
  categories: ['repeatedknitting'],
  inks: { from: 'artwork' },
  options: repeatOptions,
  form: repeated,
  production: withOptions,
  sizing: repeatSizing({ leastDpi: 150 }),
  credits: printCredits(8, 4, 0),
  surface: dyedKnit,
  process: 'dyedKnit',
} as const satisfies DecorationType
