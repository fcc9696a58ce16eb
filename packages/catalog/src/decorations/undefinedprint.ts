import type { DecorationType } from './decoration-type.ts'
import { plainPrint } from './plain-print.ts'
import { widthSteps } from './sizing.ts'

/** A print whose artwork, and so its kind, is still to come. */
export const undefinedprint = {
  ...plainPrint,
  type: 'undefinedprint',
  label: { en: 'Print', fr: 'Impression' },
  note: { en: 'Artwork to come', fr: 'Visuel à venir' },
  categories: [
    'print',
    'chestpocket',
    'hoodlining',
    'collarlining',
    'knitting',
    'repeatedknitting',
    'fullsublimation',
    'logosublimation',
  ],
  selectable: false,
  adminOnly: true,
  inks: { from: 'artwork' },
  sizing: widthSteps({ leastInches: 1, leastDpi: 120 }),
  credits: [],
  surface: null,
  process: null,
  checks: [],
  production: () => [],
} as const satisfies DecorationType
