import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { paleSynthetic } from './pale-synthetic.ts'
import { anyWords } from './per-piece.ts'
import { plainPrint } from './plain-print.ts'
import { widthSteps } from './sizing.ts'
import { dyed } from './surface.ts'

/** Dye in the fibres of light polyester: nothing lies on it. */
export const sublimation = {
  ...plainPrint,
  type: 'sublimation',
  label: { en: 'Sublimation', fr: 'Sublimation' },
  note: { en: 'Dye in light polyester, full colour', fr: 'Teint dans le polyester pâle, en couleurs' },
  perPiece: anyWords,
  inks: { from: 'artwork' },
  sizing: widthSteps({ leastInches: 1, leastDpi: 150 }),
  cloth: paleSynthetic,
  credits: printCredits(10, 4, 0),
  surface: dyed,
  process: 'dye',
} as const satisfies DecorationType
