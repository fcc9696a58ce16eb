import type { Currency } from '@teamloom/kit/money.ts'
import type { Address } from '../addresses/address.ts'
import type { NotedCharge } from '../charges/charge.ts'
import type { Line } from '../lines/line.ts'
import { quantitiesOf } from '../lines/quantities-of.ts'
import { wordedOf } from '../lines/worded-pieces.ts'
import type { PreorderStatus } from '../preorders/status.ts'
import { type ItemPricing, type PriceTerms, priceItem } from '../pricing/price-item.ts'
import type { Discount } from '../pricing/total-order.ts'
import type { TaxExemption } from '../taxes/tax-exemption.ts'

/** A design that is ordered, at the terms that held when it came in. */
export type OrderedItem = {
  readonly id: string
  readonly designId: string
  readonly designName: string | null
  readonly projectName: string
  readonly lines: readonly Line[]
  readonly terms: PriceTerms
}

/** All of a request that staff edit; what it costs follows from it. */
export type OrderDocument = {
  readonly status: PreorderStatus
  readonly currency: Currency
  readonly items: readonly OrderedItem[]
  readonly discounts: readonly Discount[]
  readonly charges: readonly NotedCharge[]
  readonly taxExemption: TaxExemption | null
  readonly shippingAddress: Address
  readonly billingAddress: Address
  readonly invoiceNumber: string | null
  readonly externalQuote: string | null
  readonly projectNumber: string | null
  /** Other numbers that are noted, by the field that names them; those that are not noted are not there. */
  readonly numbers: Readonly<Record<string, string>>
}

export function priceOf(item: OrderedItem, currency: Currency): ItemPricing {
  return priceItem(item.terms, quantitiesOf(item.lines), currency, wordedOf(item.lines))
}
