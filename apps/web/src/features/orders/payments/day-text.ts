import type { Locale } from '@teamloom/kit/label.ts'

const formats = {
  en: new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' }),
  fr: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' }),
}

/** `December 8, 2026` of `2026-12-08`: a day of the calendar, wherever it is read. */
export function dayText(day: string, locale: Locale): string {
  return formats[locale].format(new Date(`${day}T00:00:00Z`))
}
