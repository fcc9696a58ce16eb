import type { KindOfCharge } from '../kind-of-charge.ts'

export const rush = { label: { en: 'Rush', fr: 'Urgence' } } as const satisfies KindOfCharge
