import type { Locale } from './label.ts'
import type { Cents, Currency } from './money.ts'

const regions = { en: 'en-CA', fr: 'fr-CA' } as const

/** `$46.20` or `46,20 $`; US dollars in Canada's way: `US$46.20`, `46,20 $ US`. */
export function moneyText(amount: Cents, currency: Currency, locale: Locale): string {
  return new Intl.NumberFormat(regions[locale], {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount / 100)
}

/** `46.20` or `46,20`: where the currency is said once for all. */
export function amountText(amount: Cents, locale: Locale): string {
  return new Intl.NumberFormat(regions[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount / 100)
}

/** `1,240` or `1 240`. */
export function numberText(value: number, locale: Locale): string {
  return new Intl.NumberFormat(regions[locale]).format(value)
}
