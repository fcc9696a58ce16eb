import { wovenPalette } from '../colors/woven.ts'
import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { plainPrint } from './plain-print.ts'
import { withOptions } from './production.ts'
import { repeatOptions } from './repeat-options.ts'
import { repeatedKnit, repeatSizing } from './repeat-sizing.ts'
import { knittedIn } from './surface.ts'

/** A pattern knitted round a sock: its pitches come to whole needles and courses. */
export const repeatingsocksknitting = {
  ...plainPrint,
  type: 'repeatingsocksknitting',
  label: { en: 'Knitted pattern', fr: 'Motif tricoté' },
  note: { en: 'Repeated, up to 3 yarns', fr: 'Répété, jusqu’à 3 fils' },
  categories: ['repeatedknitting'],
  rasters: 'flat',
  inks: { from: 'palette', palette: wovenPalette, most: 3 },
  options: repeatOptions,
  form: repeatedKnit,
  production: withOptions,
  sizing: repeatSizing({ leastDpi: 150 }),
  credits: printCredits(6, 2, 1),
  surface: knittedIn,
  process: 'knitting',
} as const satisfies DecorationType
