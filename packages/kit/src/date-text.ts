import type { Locale } from './label.ts'

/** `March 1, 2027` or `1er mars 2027`, as the calendar of the zone has it; with a time where `options` ask for one. */
export function longDateText(
  date: Date | number,
  locale: Locale,
  options: Pick<Intl.DateTimeFormatOptions, 'timeZone' | 'timeStyle'> = {},
): string {
  const text = new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'long', ...options }).format(date)
  return locale === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text
}
