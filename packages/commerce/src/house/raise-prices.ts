import type { PriceTable, Pricing } from '@teamloom/catalog/definition.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { mostPriceCents } from './pricing-schema.ts'

/**
 * ST14: the price of a piece in each range and currency, raised by hundredths of a per cent, below nothing lowered, and
 * rounded half up to so many cents. Delivery, credits, sizes and words stay.
 */
export function raisePrices(pricing: Pricing, hundredths: number, roundTo: Cents): Pricing {
  const raised = (table: PriceTable): PriceTable => {
    const [first, ...rest] = table.pricingRange.map(range => ({
      ...range,
      price: raise(range.price, hundredths, roundTo),
    }))
    return { ...table, pricingRange: [first!, ...rest] }
  }
  const { cad, usd } = pricing.pricingCurrency
  return { ...pricing, pricingCurrency: { cad: raised(cad), usd: raised(usd) } }
}

function raise(price: Cents, hundredths: number, roundTo: Cents): Cents {
  const exact = BigInt(price) * BigInt(10_000 + hundredths)
  const unit = BigInt(roundTo) * 10_000n
  const rounded = Number((exact * 2n + unit) / (unit * 2n)) * roundTo
  return Math.min(mostPriceCents, Math.max(0, rounded))
}
