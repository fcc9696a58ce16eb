import type { SizeQuantity } from '../pricing/size-quantities.ts'

type Entry = { readonly size: string; readonly quantity: number }

/** SC4: the answers' sum for each size that the product comes in, in its order. */
export function totalsOf(entries: readonly Entry[], sizeNames: readonly string[]): SizeQuantity[] {
  const sums = new Map<string, number>()
  for (const { size, quantity } of entries) sums.set(size, (sums.get(size) ?? 0) + quantity)
  return sizeNames.map(name => ({ name, qty: sums.get(name) ?? 0 }))
}

/** SC6: what has come, or gone, since the cart took over; sizes without a difference are left out. */
export function newSince(now: readonly SizeQuantity[], taken: readonly SizeQuantity[]): SizeQuantity[] {
  const before = new Map(taken.map(({ name, qty }) => [name, qty]))
  return now
    .map(({ name, qty }) => ({ name, qty: qty - (before.get(name) ?? 0) }))
    .filter(({ qty }) => qty !== 0)
}

/** SC6: the differences are added to what the cart has, never below nothing. */
export function takeOver(
  cart: readonly SizeQuantity[],
  differences: readonly SizeQuantity[],
): SizeQuantity[] {
  const more = new Map(differences.map(({ name, qty }) => [name, qty]))
  return cart.map(({ name, qty }) => ({ name, qty: Math.max(0, qty + (more.get(name) ?? 0)) }))
}

/** SC6: what the cart has once the answers are added that it has not taken over. */
export function addUp(
  cart: { readonly sizes: readonly SizeQuantity[]; readonly taken: readonly SizeQuantity[] },
  totals: readonly SizeQuantity[],
): SizeQuantity[] {
  const there = new Map(cart.sizes.map(({ name, qty }) => [name, qty]))
  const known = totals.map(({ name }) => ({ name, qty: there.get(name) ?? 0 }))
  return takeOver(known, newSince(totals, cart.taken))
}
