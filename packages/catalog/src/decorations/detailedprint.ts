import { fileTypeLimited } from './checks/file-type-limited.ts'
import { fileWidthLimited } from './checks/file-width-limited.ts'
import { pngUsed } from './checks/png-used.ts'
import { printCredits } from './credit-rule.ts'
import type { DecorationType } from './decoration-type.ts'
import { rasterFiles, vectorFiles } from './files.ts'
import { noOptions } from './options.ts'
import { printProduction } from './production.ts'
import { widthSteps } from './sizing.ts'
import { flatInk } from './surface.ts'

/** Full colour from the file as it is: gradients and photographs. */
export const detailedprint = {
  type: 'detailedprint',
  label: { en: 'Detailed print', fr: 'Impression détaillée' },
  note: { en: 'Photos and gradients, full colour', fr: 'Photos et dégradés, en couleurs' },
  categories: ['print'],
  parentType: 'print',
  undefinedType: 'undefinedprint',
  selectable: true,
  adminOnly: false,
  fileTypes: [...vectorFiles, ...rasterFiles],
  designTemplates: [],
  inks: { from: 'artwork' },
  options: noOptions,
  sizing: widthSteps({ leastInches: 1, leastDpi: 120 }),
  credits: printCredits(10, 4, 0),
  surface: flatInk,
  checks: [pngUsed, fileWidthLimited, fileTypeLimited],
  production: printProduction,
} as const satisfies DecorationType
