import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { anyWords } from './per-piece.ts'
import { plainPrint } from './plain-print.ts'
import { widthSteps } from './sizing.ts'
import { softInk } from './surface.ts'

/** Full colour from the file as it is: gradients and photographs. */
export const detailedprint = {
  ...plainPrint,
  type: 'detailedprint',
  label: { en: 'Detailed print', fr: 'Impression détaillée' },
  note: { en: 'Photos and gradients, full colour', fr: 'Photos et dégradés, en couleurs' },
  perPiece: anyWords,
  inks: { from: 'artwork' },
  sizing: widthSteps({ leastInches: 1, leastDpi: 120 }),
  credits: printCredits(10, 4, 0),
  surface: softInk,
  process: 'transfer',
} as const satisfies DecorationType
