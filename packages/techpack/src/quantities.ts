import type { Product } from '@teamloom/catalog/definition.ts'

/** What is made of an item beside what was ordered. */
export const quantityFields = ['ORDER', 'OVER', 'QC', 'MARKETING'] as const
export type QuantityField = (typeof quantityFields)[number]

/** Pieces or pairs of one size. */
export type SizeQuantity = { readonly sizeName: string } & Readonly<Record<QuantityField, number>>

/** What of a product is counted: socks in pairs. */
export function countedIn(product: Product | undefined): 'pieces' | 'pairs' {
  return product?.soldAs === 'pair' ? 'pairs' : 'pieces'
}

/** What printing and sewing spoil. */
const spoiledShare = 0.03

/** TP3: 3 % more than ordered, rounded up, and so at least one of a size that is ordered at all. */
export function suggestOver(ordered: number): number {
  // Whole hundredths: 3 % of 100 is 3, and not a hair more.
  return Math.ceil(Math.round(ordered * spoiledShare * 100) / 100)
}

/** TP3: more than was accepted, as the order grew since; null: nothing is asked. `of`: the order as it was then. */
export function askedOver(accepted: number, of: number | null, ordered: number): number | null {
  const suggested = suggestOver(ordered)
  return of !== null && ordered > of && suggested > accepted ? suggested : null
}

/** A size, as it is before anybody changed it. */
export function firstQuantity(sizeName: string, ordered: number): SizeQuantity {
  return { sizeName, ORDER: ordered, OVER: suggestOver(ordered), QC: 0, MARKETING: 0 }
}

/** TP3: what is only suggested is not produced. */
export function toProduce(
  quantity: Readonly<Record<QuantityField, number>> & { readonly isOverSuggested?: boolean },
): number {
  const over = quantity.isOverSuggested ? 0 : quantity.OVER
  return quantity.ORDER + over + quantity.QC + quantity.MARKETING
}

/** TP59: the surplus alone may be short; nothing is made beyond what is to be produced. */
export function countLimits(quantity: Parameters<typeof toProduce>[0]): {
  readonly least: number
  readonly most: number
} {
  const most = toProduce(quantity)
  return { least: most - (quantity.isOverSuggested ? 0 : quantity.OVER), most }
}

export function totalOf(quantities: readonly SizeQuantity[], field: QuantityField): number {
  return quantities.reduce((sum, quantity) => sum + quantity[field], 0)
}
