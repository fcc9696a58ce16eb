import type { Locale } from './label.ts'
import type { Cents } from './money.ts'
import { decimalText, numberFormat } from './number-format.ts'

/** `$46.20` or `46,20 $`; US dollars in Canada's way: `US$46.20`, `46,20 $ US`; of any currency its least coins; below nothing after a minus, no hyphen. */
export function moneyText(amount: Cents, currency: string, locale: Locale): string {
  const format = numberFormat(locale, { style: 'currency', currency })
  const text = format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
  return text.replace('-', '−')
}

/** `46.20` or `46,20`: where the currency is said once for all. */
export function amountText(amount: Cents, locale: Locale): string {
  return decimalText(amount / 100, 2, locale)
}

/** `1,240` or `1 240`. */
export function numberText(value: number, locale: Locale): string {
  return numberFormat(locale).format(value)
}
