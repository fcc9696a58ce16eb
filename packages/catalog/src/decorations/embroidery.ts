import { embroideryPalette } from '../colors/embroidery.ts'
import { embroideryLimitedDetails } from './checks/embroidery-limited-details.ts'
import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { plainPrint } from './plain-print.ts'
import { widthSteps } from './sizing.ts'
import { thread } from './surface.ts'

/** Stitched into the cloth, as far as the machine's frame reaches. */
export const embroidery = {
  ...plainPrint,
  type: 'embroidery',
  label: { en: 'Embroidery', fr: 'Broderie' },
  note: { en: 'Stitched, up to 12 threads', fr: 'Cousue, jusqu’à 12 fils' },
  rasters: 'flat',
  /** Names and short lines, up to 4 in wide: numerals of a back are too large to stitch on every piece. */
  perPiece: { kinds: ['name', 'line'], leastInches: 3 / 8, widestInches: 4 },
  inks: { from: 'palette', palette: embroideryPalette, most: 12 },
  sizing: widthSteps({ leastInches: 1, leastDpi: 200, isHooped: true }),
  credits: printCredits(12, 2, 1),
  surface: thread,
  process: 'embroidery',
  checks: [...plainPrint.checks, embroideryLimitedDetails],
} as const satisfies DecorationType
