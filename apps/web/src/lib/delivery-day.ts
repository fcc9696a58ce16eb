import type { Locale } from '@teamloom/kit/label.ts'

const formats = {
  en: new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric' }),
  fr: new Intl.DateTimeFormat('fr-CA', { month: 'short', day: 'numeric' }),
}
const frenchDay = new Intl.DateTimeFormat('fr-CA', { day: 'numeric' })

/** `Dec 17`, `17 déc.`, `1er janv.` */
export function deliveryDay(date: Date, locale: Locale): string {
  if (locale === 'en') return formats.en.format(date).replace('.', '')
  return withOrdinal(formats.fr.format(date))
}

/** Both ends of a delivery; French names the month once when it is the same: `10` and `31 déc.` */
export function deliveryDays(
  from: Date,
  to: Date,
  locale: Locale,
): { readonly from: string; readonly to: string } {
  const isSameMonth = from.getMonth() === to.getMonth() && from.getFullYear() === to.getFullYear()
  return {
    from: locale === 'fr' && isSameMonth ? withOrdinal(frenchDay.format(from)) : deliveryDay(from, locale),
    to: deliveryDay(to, locale),
  }
}

/** What ends with a day: a French month may bring the point. */
export const endedOnce = (sentence: string) => sentence.replace(/\.\.$/, '.')

function withOrdinal(day: string): string {
  return day.replace(/^1(er)?(?=\s|$)/, '1er')
}
