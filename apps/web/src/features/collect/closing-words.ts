import type { Locale } from '@teamloom/kit/label.ts'

const region = (locale: Locale) => `${locale}-CA`

/** `December 4`, in the visitor's own zone when none is given. */
export function dayOf(at: string, locale: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(region(locale), { month: 'long', day: 'numeric', timeZone }).format(
    new Date(at),
  )
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** `in 3 days`. */
export function timeLeft(at: string, now: number, locale: Locale): string {
  const left = Math.max(0, new Date(at).getTime() - now)
  const [unit, ms] = units.find(([, size]) => left >= size) ?? units[2]
  return new Intl.RelativeTimeFormat(region(locale), { numeric: 'always' }).format(
    Math.max(1, Math.floor(left / ms)),
    unit,
  )
}
