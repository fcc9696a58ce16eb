import type { DecorationType } from './decoration-type.ts'
import { plainPrint } from './plain-print.ts'
import { widthSteps } from './sizing.ts'

/** A patch or tag whose artwork, and so its kind, is still to come; what was chosen of its details stays with it. */
export const undefinedtag = {
  ...plainPrint,
  type: 'undefinedtag',
  label: { en: 'Patch or tag', fr: 'Écusson ou étiquette' },
  note: { en: 'Artwork to come', fr: 'Visuel à venir' },
  categories: ['patch', 'tag'],
  parentType: 'tag',
  undefinedType: 'undefinedtag',
  selectable: false,
  adminOnly: true,
  inks: { from: 'artwork' },
  sizing: widthSteps({ leastInches: 1, leastDpi: 120 }),
  credits: [],
  surface: null,
  checks: [],
  production: () => [],
} as const satisfies DecorationType
