import type { Locale } from '@teamloom/kit/label.ts'

const day = 86_400

/** Seconds of each unit, the largest first. */
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', 3600],
  ['minute', 60],
] as const

/**
 * How long ago, in one unit: `14 minutes ago`. Undefined under a minute, and for a time that another clock puts ahead
 * of ours. A day ago is "yesterday" only where it was.
 */
export function relativeTime(then: Date, now: number, locale: Locale): string | undefined {
  const seconds = (now - then.getTime()) / 1000
  const found = units.find(([, size]) => seconds >= size)
  if (!found) return undefined
  const [unit, size] = found
  const count = Math.floor(seconds / size)
  const isYesterday =
    unit === 'day' && count === 1 && then.toDateString() === new Date(now - day * 1000).toDateString()
  return formatOf(locale, isYesterday ? 'auto' : 'always').format(-count, unit)
}

const formats = new Map<string, Intl.RelativeTimeFormat>()

/** Each is made once: hundreds of times are worded each second. */
function formatOf(locale: Locale, numeric: 'auto' | 'always'): Intl.RelativeTimeFormat {
  const key = `${locale} ${numeric}`
  const known = formats.get(key) ?? new Intl.RelativeTimeFormat(`${locale}-CA`, { numeric })
  formats.set(key, known)
  return known
}
