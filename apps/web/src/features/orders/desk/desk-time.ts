import type { Locale } from '@teamloom/kit/label.ts'

const formats = {
  en: {
    clock: new Intl.DateTimeFormat('en-CA', { hour: 'numeric', minute: '2-digit', hour12: false }),
    day: new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric' }),
    date: new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium' }),
    month: new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    relative: new Intl.RelativeTimeFormat('en-CA', { numeric: 'auto' }),
  },
  fr: {
    clock: new Intl.DateTimeFormat('fr-CA', { hour: '2-digit', minute: '2-digit', hour12: false }),
    day: new Intl.DateTimeFormat('fr-CA', { month: 'short', day: 'numeric' }),
    date: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'medium' }),
    month: new Intl.DateTimeFormat('fr-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    relative: new Intl.RelativeTimeFormat('fr-CA', { numeric: 'auto' }),
  },
} as const satisfies Record<Locale, object>

/** `Nov 21, 2026`. */
export function dateText(at: Date, locale: Locale): string {
  return formats[locale].date.format(at).replace('.,', ',')
}

/** A month in words: of `2026-11`, `November 2026`. */
export function monthText(month: string, locale: Locale): string {
  return formats[locale].month.format(new Date(`${month}-01T00:00:00Z`))
}

/** `Nov 21`. */
export function shortDay(at: Date, locale: Locale): string {
  return formats[locale].day.format(at).replace('.,', ',')
}

/** `Today, 10:42`, `Yesterday, 16:20`, `Nov 19`, `Nov 19, 2025`: as precise as is still of use. */
export function shortTime(at: Date, now: Date, locale: Locale): string {
  const { clock, relative } = formats[locale]
  const days = dayNumber(at) - dayNumber(now)
  if (days === 0 || days === -1) {
    const name = relative.format(days, 'day')
    return `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}, ${clock.format(at)}`
  }
  return at.getFullYear() === now.getFullYear() ? shortDay(at, locale) : dateText(at, locale)
}

/** A day, short: of `2026-11-21`, `Nov 21`, in another year `Nov 21, 2027`. */
export function shortDate(day: string, now: Date, locale: Locale): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const at = new Date(year, month - 1, date)
  return at.getFullYear() === now.getFullYear() ? shortDay(at, locale) : dateText(at, locale)
}

/** Days of the local calendar since a fixed one. */
function dayNumber(at: Date): number {
  return Math.round(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000)
}
