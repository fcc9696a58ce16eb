import type { Locale } from '@teamloom/kit/label.ts'

const formats = {
  en: new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium' }),
  fr: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'medium' }),
} as const satisfies Record<Locale, Intl.DateTimeFormat>

/** `Nov 21, 2026`. */
export function dateText(at: Date, locale: Locale): string {
  return formats[locale].format(at).replace('.,', ',')
}
