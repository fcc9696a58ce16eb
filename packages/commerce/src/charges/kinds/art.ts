import type { KindOfCharge } from '../kind-of-charge.ts'

export const art = { label: { en: 'Art work', fr: 'Graphisme' } } as const satisfies KindOfCharge
