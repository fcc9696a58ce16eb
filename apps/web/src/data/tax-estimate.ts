import type { Country } from '@teamloom/commerce/addresses/regions.ts'
import { type TaxLine, taxDayOf, taxesOn, taxRatesFor } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import { ratesLeft, type TaxExemption } from '@teamloom/commerce/taxes/tax-exemption.ts'
import { type Cents, sumCents } from '@teamloom/kit/money.ts'
import { useState } from 'react'
import { useProvider } from '#web/data/provider.ts'

export type DeliveryPlace = { readonly country: Country; readonly state: string }

export type TaxEstimate = {
  /** None: nothing is charged on what is delivered there. */
  readonly taxes: readonly TaxLine[]
  readonly withTaxes: Cents
}

/** TX6, TX8: what the invoice of an order of today would say; undefined while the place or the price is not known. `taxable`: what of it is taxed. */
export function useTaxEstimate(
  beforeTaxes: Cents | null,
  place: DeliveryPlace | undefined,
  {
    taxable = beforeTaxes,
    exemption = null,
  }: { readonly taxable?: Cents | null; readonly exemption?: TaxExemption | null } = {},
): TaxEstimate | undefined {
  const provider = useProvider().data
  const [today] = useState(() => taxDayOf(new Date()))
  if (beforeTaxes === null || taxable === null || !place?.state || !provider) return undefined
  const taxes = taxesOn(taxable, ratesLeft(taxRatesFor(place, today, provider.collectPst), exemption))
  return { taxes, withTaxes: beforeTaxes + sumCents(taxes.map(({ amount }) => amount)) }
}
