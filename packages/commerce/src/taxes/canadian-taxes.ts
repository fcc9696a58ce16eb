import type { Cents } from '@teamloom/kit/money.ts'
import type { Country } from '../addresses/regions.ts'

export const taxNames = ['GST', 'HST', 'QST', 'PST', 'RST'] as const

/** A tax as an invoice names it: whose it is, and how many percent. */
export type TaxRate = {
  /** `CA`, or the province's code. */
  readonly jurisdiction: string
  readonly name: (typeof taxNames)[number]
  readonly percentage: number
}

export type TaxLine = TaxRate & { readonly amount: Cents }

/** `from`: the first day on which it holds, `YYYY-MM-DD`. */
type DatedRate = TaxRate & { readonly from?: string }

/** Provinces whose own tax is charged only by those who are registered there. */
export const provincesToRegisterIn = ['BC', 'SK', 'MB'] as const

const gst: DatedRate = { jurisdiction: 'CA', name: 'GST', percentage: 5 }

function hst(jurisdiction: string, percentage: number, from?: string): DatedRate {
  return { jurisdiction, name: 'HST', percentage, ...(from ? { from } : {}) }
}

/** Lists of one tax each, its rates from the oldest on: of the provinces' and the federal tax pages. */
const taxes: Readonly<Record<string, readonly (readonly DatedRate[])[]>> = {
  AB: [[gst]],
  NT: [[gst]],
  NU: [[gst]],
  YT: [[gst]],
  BC: [[gst], [{ jurisdiction: 'BC', name: 'PST', percentage: 7 }]],
  MB: [[gst], [{ jurisdiction: 'MB', name: 'RST', percentage: 7 }]],
  SK: [[gst], [{ jurisdiction: 'SK', name: 'PST', percentage: 6 }]],
  QC: [[gst], [{ jurisdiction: 'QC', name: 'QST', percentage: 9.975 }]],
  ON: [[hst('ON', 13)]],
  NB: [[hst('NB', 15)]],
  NL: [[hst('NL', 15)]],
  PE: [[hst('PE', 15)]],
  NS: [[hst('NS', 15), hst('NS', 14, '2025-04-01')]],
}

/**
 * TX1 to TX4: the taxes on what is delivered there, at the rates of the day (`YYYY-MM-DD`); `registeredIn`: provinces
 * whose own tax is charged besides Québec's.
 */
export function taxRatesFor(
  { country, state }: { readonly country: Country; readonly state: string },
  day: string,
  registeredIn: readonly string[],
): TaxRate[] {
  if (country !== 'CA') return []
  return (taxes[state] ?? []).flatMap(rates => {
    const rate = rates.findLast(({ from }) => from === undefined || day >= from)
    if (!rate) return []
    const needsRegistration = provincesToRegisterIn.some(province => province === rate.jurisdiction)
    if (needsRegistration && !registeredIn.includes(rate.jurisdiction)) return []
    const { from: _, ...shown } = rate
    return [shown]
  })
}

/** TX5: on the whole, rounded half up, once. */
export function taxOn(base: Cents, { percentage }: TaxRate): Cents {
  // In thousandths of a percent, which every rate is whole in.
  const parts = BigInt(Math.round(percentage * 1000))
  return Number((BigInt(base) * parts * 2n + 100_000n) / 200_000n)
}

/** TX6: each tax on what costs `base` before taxes, with discounts and delivery. */
export function taxesOn(base: Cents, rates: readonly TaxRate[]): TaxLine[] {
  return rates.map(rate => ({ ...rate, amount: taxOn(base, rate) }))
}

const inToronto = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day in Toronto, by which rates are chosen. */
export function taxDayOf(at: Date): string {
  return inToronto.format(at)
}

/** A moment about the middle of a day in Toronto (`2026-01-31`), noon or one in the afternoon. */
export function middleOfTaxDay(day: string): Date {
  return new Date(`${day}T17:00:00Z`)
}
