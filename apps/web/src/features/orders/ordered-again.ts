import type { OrderedAgain } from '#web/data/preorders.ts'

/** Nothing of it needs to be told before it goes to the cart. */
export function isAsItWas(item: OrderedAgain): boolean {
  const { outcome, changes, deprecated, inCart, priceThen, priceNow } = item
  return outcome === 'added' && changes.length === 0 && !deprecated && inCart === 0 && priceThen === priceNow
}
