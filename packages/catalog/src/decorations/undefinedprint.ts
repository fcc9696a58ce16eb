import type { DecorationType } from './decoration-type.ts'
import { rasterFiles, vectorFiles } from './files.ts'
import { noOptions } from './options.ts'
import { widthSteps } from './sizing.ts'

/** A print whose artwork, and so its kind, is still to come. */
export const undefinedprint = {
  type: 'undefinedprint',
  label: { en: 'Print', fr: 'Impression' },
  note: { en: 'Artwork to come', fr: 'Visuel à venir' },
  categories: ['print'],
  parentType: 'print',
  undefinedType: 'undefinedprint',
  selectable: false,
  adminOnly: false,
  fileTypes: [...vectorFiles, ...rasterFiles],
  designTemplates: [],
  inks: { from: 'artwork' },
  options: noOptions,
  sizing: widthSteps({ leastInches: 1, leastDpi: 120 }),
  credits: [],
  surface: null,
  checks: [],
  production: () => [],
} as const satisfies DecorationType
