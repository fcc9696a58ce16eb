import type { KindOfCharge } from '../kind-of-charge.ts'

export const other = { label: { en: 'Other', fr: 'Autre' } } as const satisfies KindOfCharge
