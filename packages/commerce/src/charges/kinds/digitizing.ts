import type { KindOfCharge } from '../kind-of-charge.ts'

export const digitizing = {
  label: { en: 'Digitizing', fr: 'Numérisation de broderie' },
} as const satisfies KindOfCharge
