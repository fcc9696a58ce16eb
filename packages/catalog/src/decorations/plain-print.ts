import { fileTypeLimited } from './checks/file-type-limited.ts'
import { fileWidthLimited } from './checks/file-width-limited.ts'
import { pngUsed } from './checks/png-used.ts'
import type { DecorationType } from './decoration-type.ts'
import { rasterFiles, vectorFiles } from './files.ts'
import { artItself } from './form-of.ts'
import { noOptions } from './options.ts'
import { printProduction } from './production.ts'

/** What most ways to put artwork on cloth have alike. */
export const plainPrint = {
  categories: ['print'],
  parentType: 'print',
  undefinedType: 'undefinedprint',
  selectable: true,
  adminOnly: false,
  fileTypes: [...vectorFiles, ...rasterFiles],
  options: noOptions,
  form: artItself,
  cloth: null,
  checks: [pngUsed, fileWidthLimited, fileTypeLimited],
  production: printProduction,
} as const satisfies Partial<DecorationType>
