import { clockOf } from '@teamloom/commerce/collection/closing-time.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { useLocale } from '#web/lib/i18n.ts'

/** By which the house's days begin. */
export const houseZone = 'America/Toronto'

const days: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: houseZone }),
  fr: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: houseZone }),
}

/** `January 1, 2027`, with the time unless the day begins then. */
export function useDayText(): (at: Date) => string {
  const locale = useLocale()
  return at => {
    const { time } = clockOf(at, houseZone)
    const day = days[locale].format(at)
    return time === '00:00' ? day : `${day}, ${locale === 'fr' ? time.replace(':', '\u00a0h\u00a0') : time}`
  }
}
