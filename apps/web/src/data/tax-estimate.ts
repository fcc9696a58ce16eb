import type { Country } from '@teamloom/commerce/addresses/regions.ts'
import { type TaxLine, taxDayOf, taxesOn, taxRatesFor } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import { type Cents, sumCents } from '@teamloom/kit/money.ts'
import { useState } from 'react'
import { useProvider } from '#web/data/provider.ts'

export type DeliveryPlace = { readonly country: Country; readonly state: string }

export type TaxEstimate = {
  /** None: nothing is charged on what is delivered there. */
  readonly taxes: readonly TaxLine[]
  readonly withTaxes: Cents
}

/** TX6: what the invoice of an order of today would say; undefined while the place or the price is not known. */
export function useTaxEstimate(
  beforeTaxes: Cents | null,
  place: DeliveryPlace | undefined,
): TaxEstimate | undefined {
  const provider = useProvider().data
  const [today] = useState(() => taxDayOf(new Date()))
  if (beforeTaxes === null || !place?.state || !provider) return undefined
  const taxes = taxesOn(beforeTaxes, taxRatesFor(place, today, provider.collectPst))
  return { taxes, withTaxes: beforeTaxes + sumCents(taxes.map(({ amount }) => amount)) }
}
