import type { KindOfCharge } from '../kind-of-charge.ts'

export const sample = { label: { en: 'Sample', fr: 'Échantillon' } } as const satisfies KindOfCharge
