import type { DecorationType } from './decoration-type.ts'
import { plainPrint } from './plain-print.ts'
import { widthSteps } from './sizing.ts'

/** A file that staff put into production documents: it lies on no garment. */
export const techpackproduction = {
  ...plainPrint,
  type: 'techpackproduction',
  label: { en: 'Production file', fr: 'Fichier de production' },
  note: { en: 'For production documents', fr: 'Pour les documents de production' },
  categories: [],
  selectable: false,
  adminOnly: true,
  fileTypes: [
    { name: 'EPS', extensions: ['eps'] },
    { name: 'SVG', extensions: ['svg'] },
    { name: 'PNG', extensions: ['png'] },
  ],
  inks: { from: 'artwork' },
  sizing: widthSteps({ leastInches: 1, leastDpi: 120 }),
  credits: [],
  surface: null,
  process: null,
  checks: [],
  production: () => [],
} as const satisfies DecorationType
