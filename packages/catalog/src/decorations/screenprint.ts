import { printPalette } from '../colors/print.ts'
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

/** Flat inks, one screen each; limits as screen printers state them (eight colours, 150 dpi at least). */
export const screenprint = {
  type: 'screenprint',
  label: { en: 'Screen print', fr: 'Sérigraphie' },
  note: { en: 'Flat, crisp inks, up to 8 colours', fr: 'Encres nettes, jusqu’à 8 couleurs' },
  categories: ['print'],
  parentType: 'print',
  undefinedType: 'undefinedprint',
  selectable: true,
  adminOnly: false,
  fileTypes: [...vectorFiles, ...rasterFiles],
  designTemplates: [],
  inks: { from: 'palette', palette: printPalette, most: 8 },
  options: noOptions,
  sizing: widthSteps({ leastInches: 1, leastDpi: 150 }),
  credits: printCredits(6, 4, 2),
  surface: flatInk,
  checks: [pngUsed, fileWidthLimited, fileTypeLimited],
  production: printProduction,
} as const satisfies DecorationType
