import type { Locale } from './label.ts'

const regions = { en: 'en-CA', fr: 'fr-CA' } as const

const made = new Map<string, Intl.NumberFormat>()

/** How numbers are written in Canada. Each format is made once: making one takes a hundred times as long as using it. */
export function numberFormat(locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = made.get(key) ?? new Intl.NumberFormat(regions[locale], options)
  made.set(key, format)
  return format
}

/** `16.50` or `16,50`: so many places behind the sign, always. */
export function decimalText(value: number, digits: number, locale: Locale): string {
  return numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
}
