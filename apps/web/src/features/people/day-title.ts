import type { Locale } from '@teamloom/kit/label.ts'

const formats = {
  en: {
    relative: new Intl.RelativeTimeFormat('en-CA', { numeric: 'auto' }),
    day: new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' }),
  },
  fr: {
    relative: new Intl.RelativeTimeFormat('fr-CA', { numeric: 'auto' }),
    day: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long' }),
  },
} as const satisfies Record<Locale, object>

/** `Today`, `Yesterday`, `November 21, 2026`. */
export function dayTitle(day: Date, today: Date, locale: Locale): string {
  const midnight = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())
  const days = Math.round((midnight(day) - midnight(today)) / 86_400_000)
  const { relative, day: format } = formats[locale]
  const name = days === 0 || days === -1 ? relative.format(days, 'day') : format.format(day)
  return `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)}`
}
