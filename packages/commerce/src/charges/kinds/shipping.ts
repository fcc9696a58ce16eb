import type { KindOfCharge } from '../kind-of-charge.ts'

export const shipping = {
  label: { en: 'Extra shipping', fr: 'Livraison en plus' },
  isDelivery: true,
} as const satisfies KindOfCharge
