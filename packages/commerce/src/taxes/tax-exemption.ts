import type { TaxRate } from './canadian-taxes.ts'

/** The taxes that a buyer is exempt from: all, GST and HST, or those that provinces charge beside GST. */
export const exemptFrom = ['all', 'federal', 'provincial'] as const

export type TaxExemption = {
  /** The number of the certificate, which the invoice says. */
  readonly number: string
  readonly from: (typeof exemptFrom)[number]
}

const isFederal = ({ name }: TaxRate) => name === 'GST' || name === 'HST'

/** TX8: the rates that are still charged. */
export function ratesLeft(rates: readonly TaxRate[], exemption: TaxExemption | null): readonly TaxRate[] {
  if (exemption === null) return rates
  if (exemption.from === 'all') return []
  return rates.filter(rate => isFederal(rate) !== (exemption.from === 'federal'))
}
