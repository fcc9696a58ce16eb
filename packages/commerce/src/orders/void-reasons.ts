/** Why an approval holds no more. */
export const voidReasons = [
  'design',
  'quantities',
  'price',
  'removed',
  'discounts',
  'charges',
  'currency',
  'address',
] as const
export type VoidReason = (typeof voidReasons)[number]
