import type { Cents, Currency } from '@teamloom/kit/money.ts'
import type { IncludedSizes, PriceTable, Pricing } from './definition.ts'
import { personalPrices } from './personal-prices.ts'

/** Smallest quantities of the usual ranges: 20-49, 50-99, 100-249, 250-499, 500-999. */
export const apparelRanges = [20, 50, 100, 250, 500] as const

/** Socks are knitted from 60 pairs on: 60-99, 100-249, 250-499, 500-999. */
const sockRanges = [60, 100, 250, 500] as const

/** A price and a shipping for each range, in cents. */
type PriceRows<Ranges> = {
  readonly prices: { readonly [Range in keyof Ranges]: Cents }
  readonly shipping: { readonly [Range in keyof Ranges]: Cents }
  readonly extraCredit: Cents
  readonly includedSizes: readonly IncludedSizes[]
}

export function priceTable(currency: Currency, rows: PriceRows<typeof apparelRanges>): PriceTable {
  return tableOf(currency, apparelRanges, rows)
}

type SockRows = Pick<PriceRows<typeof sockRanges>, 'prices' | 'shipping'>

/** The prices of socks, in cents a pair: quantities, credits and sizes are alike whatever they cost. */
export function sockPricing({ cad, usd }: { readonly cad: SockRows; readonly usd: SockRows }): Pricing {
  const included = includedSizes('S', 'L', 100)
  return {
    minQty: 60,
    minQtyPerSize: 0,
    maxQty: 999,
    freeCredits: 6,
    pricingCurrency: {
      cad: tableOf('cad', sockRanges, { ...cad, extraCredit: 40, includedSizes: included }),
      usd: tableOf('usd', sockRanges, { ...usd, extraCredit: 30, includedSizes: included }),
    },
  }
}

function tableOf(
  currency: Currency,
  ranges: readonly number[],
  rows: PriceRows<readonly number[]>,
): PriceTable {
  const [first, ...rest] = ranges.map((qty, index) => ({
    qty,
    price: rows.prices[index]!,
    shipping: rows.shipping[index]!,
  }))
  return {
    pricingRange: [first!, ...rest],
    priceOfExtraCredit: rows.extraCredit,
    includedSizesPerRange: rows.includedSizes,
    personal: personalPrices[currency],
  }
}

/** A surcharge that is alike at every quantity: sizes above `to` cost `extraSizePrice` more each. */
export function includedSizes(from: string, to: string, extraSizePrice: Cents): readonly IncludedSizes[] {
  return [{ minQty: 0, maxQty: null, fromSizeName: from, toSizeName: to, extraSizePrice }]
}
