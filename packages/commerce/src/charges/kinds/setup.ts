import type { KindOfCharge } from '../kind-of-charge.ts'

export const setup = { label: { en: 'Set-up', fr: 'Mise en route' } } as const satisfies KindOfCharge
