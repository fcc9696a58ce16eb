import { longDateText } from '@teamloom/kit/date-text.ts'
import type { Locale } from '@teamloom/kit/label.ts'

/** `December 8, 2026` of `2026-12-08`: a day of the calendar, wherever it is read. */
export function dayText(day: string, locale: Locale): string {
  return longDateText(new Date(`${day}T00:00:00Z`), locale, { timeZone: 'UTC' })
}
