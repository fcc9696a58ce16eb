import type { Locale } from '@teamloom/kit/label.ts'
import { numberFormat } from '@teamloom/kit/number-format.ts'

const thin = '\u00a0'

const celsius = (fahrenheit: number) => Math.round(((fahrenheit - 32) * 5) / 9)
const bar = (psi: number) => Math.round(psi * 0.0689476 * 10) / 10

/** Each as it is written, and as a table names it. */
export const settingUnits = {
  F: {
    column: '°F',
    text: (amount: number) => `${amount}${thin}°F (${celsius(amount)}${thin}°C)`,
  },
  s: { column: 's', text: (amount: number) => `${amount}${thin}s` },
  psi: {
    column: 'psi',
    text: (amount: number, locale: Locale) =>
      `${amount}${thin}${locale === 'fr' ? 'lb/po²' : 'psi'} (${numberFormat(locale).format(bar(amount))}${thin}bar)`,
  },
  perInch: {
    column: 'per inch',
    text: (amount: number, locale: Locale) =>
      `${amount}${thin}${locale === 'fr' ? 'au pouce' : 'to the inch'}`,
  },
  gPerM2: { column: 'g/m²', text: (amount: number) => `${amount}${thin}g/m²` },
  perMinute: {
    column: 'per minute',
    text: (amount: number, locale: Locale) =>
      `${amount}${thin}${locale === 'fr' ? 'points par minute' : 'stitches a minute'}`,
  },
} as const satisfies Record<
  string,
  { readonly column: string; readonly text: (amount: number, locale: Locale) => string }
>

export type SettingUnit = keyof typeof settingUnits
