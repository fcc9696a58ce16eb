import { useLocale } from '#web/lib/i18n.ts'
import { dayTimeText } from '#web/ui/day-time-text.ts'
import { useEachSecond } from '#web/ui/use-each-second.ts'

/** The day and time, of today and yesterday by their names; `Today` though it is noon. */
export function DayTime({ at }: { readonly at: string }) {
  const locale = useLocale()
  const then = new Date(at)
  const text = useEachSecond(now => dayTimeText(then, new Date(now), locale))
  return <time dateTime={at}>{text.charAt(0).toUpperCase() + text.slice(1)}</time>
}
