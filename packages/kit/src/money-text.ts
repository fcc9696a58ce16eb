import type { Locale } from './label.ts'
import type { Cents } from './money.ts'

const regions = { en: 'en-CA', fr: 'fr-CA' } as const

/** `$46.20` or `46,20 $`; US dollars in Canada's way: `US$46.20`, `46,20 $ US`; of any currency its least coins; below nothing after a minus, no hyphen. */
export function moneyText(amount: Cents, currency: string, locale: Locale): string {
  const format = new Intl.NumberFormat(regions[locale], { style: 'currency', currency })
  const text = format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
  return text.replace('-', '−')
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
