import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { onWhitePolyester } from './form-of.ts'
import { plainPrint } from './plain-print.ts'
import { coverSizing } from './repeat-sizing.ts'
import { flatInk } from './surface.ts'

/** A printed polyester panel that is sewn in: no matter what cloth the garment is of. */
export const chestpocketsublimation = {
  ...plainPrint,
  type: 'chestpocketsublimation',
  label: { en: 'Sublimated pocket', fr: 'Poche sublimée' },
  note: { en: 'Fills the pocket, full colour', fr: 'Remplit la poche, en couleurs' },
  categories: ['chestpocket'],
  inks: { from: 'artwork' },
  sizing: coverSizing({ leastDpi: 150 }),
  credits: printCredits(8, 4, 0),
  form: onWhitePolyester,
  surface: flatInk,
  process: 'dyedPanel',
} as const satisfies DecorationType
