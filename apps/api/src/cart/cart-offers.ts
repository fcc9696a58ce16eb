import { type Granted, grantOffers } from '@teamloom/commerce/offers/grant-offers.ts'
import { totalOrder } from '@teamloom/commerce/pricing/total-order.ts'
import type { CartItem } from '@teamloom/contract/cart.ts'
import type { Cents, Currency } from '@teamloom/kit/money.ts'
import { type LoadedOffers, loadOffers } from '#api/offers/load-offers.ts'
import type { Reader } from '#api/platform/database/database.ts'

type Asked = {
  readonly userId: string
  readonly currency: Currency
  readonly items: readonly (Pick<CartItem, 'pricing'> & { readonly teamId: string | null })[]
  readonly code: string | null
  readonly now: Date
}

type CartOffers = Granted & Pick<LoadedOffers, 'code'> & { readonly subtotal: Cents | null }

/** What a request of the cart would be reduced by, were it placed now. */
export async function grantToCart(
  tx: Reader,
  { userId, currency, items, code, now }: Asked,
): Promise<CartOffers> {
  const teamIds = [...new Set(items.flatMap(({ teamId }) => teamId ?? []))]
  const loaded = await loadOffers(tx, { userId, teamIds, currency, placedAt: now, code })
  // Of an empty cart nothing is known yet.
  const { subtotal } = items.length > 0 ? totalOrder(items.map(item => item.pricing)) : { subtotal: null }
  const ground = { subtotal, currency, placedAt: now, discounts: [], settled: [] }
  return { ...grantOffers({ ...ground, ...loaded }), code: loaded.code, subtotal }
}
