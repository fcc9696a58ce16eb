import type { Locale } from '@teamloom/kit/label.ts'

type Words = {
  readonly day: Intl.RelativeTimeFormat
  readonly time: Intl.DateTimeFormat
  readonly date: Intl.DateTimeFormat
  readonly dateOfYear: Intl.DateTimeFormat
}

const made = new Map<Locale, Words>()

/** Each is made once: a table words hundreds of times. */
function wordsOf(locale: Locale): Words {
  const known = made.get(locale)
  if (known) return known
  const tag = `${locale}-CA`
  const words: Words = {
    day: new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }),
    time: new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }),
    date: new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric' }),
    dateOfYear: new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', year: 'numeric' }),
  }
  made.set(locale, words)
  return words
}

const dayOf = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000

/** `today, 9:12`, `yesterday, 21:30`, `Nov 19, 22:10`; of another year its date alone. */
export function dayTimeText(then: Date, now: Date, locale: Locale): string {
  const words = wordsOf(locale)
  if (then.getFullYear() !== now.getFullYear()) return words.dateOfYear.format(then)
  const days = dayOf(then) - dayOf(now)
  const day = days === 0 || days === -1 ? words.day.format(days, 'day') : words.date.format(then)
  return `${day}, ${timeText(then, locale)}`
}

/** `21:30`, in French `21 h 30`. */
export const timeText = (at: Date, locale: Locale): string =>
  wordsOf(locale)
    .time.format(at)
    .replace(/^0(?=\d)/, '')
