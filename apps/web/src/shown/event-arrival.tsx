import { IconCalendarEvent } from '@tabler/icons-react'
import type { DeliveryTime } from '@teamloom/catalog/definition.ts'
import { arrivalForEvent } from '@teamloom/commerce/delivery/event-arrival.ts'
import { longDateText } from '@teamloom/kit/date-text.ts'
import { useTranslation } from 'react-i18next'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import classes from '#web/shown/event-arrival.module.css'

type Props = {
  readonly eventDate: string | null
  readonly time: DeliveryTime
  /** From when the weeks of making count. */
  readonly start: Date
  readonly today: Date
}

/** Whether it comes in time for the team's event; nothing when there is none ahead. */
export function EventArrival({ eventDate, time, start, today }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const arrival = eventDate && arrivalForEvent(eventDate, { start, today, time })
  if (!eventDate || !arrival) return null
  const date = eventDay(eventDate, locale)
  const isByDay = arrival.kind === 'before' && arrival.days === 0
  return (
    <p className={classes.root} data-kind={arrival.kind}>
      <IconCalendarEvent size={18} stroke={1.6} aria-hidden />
      {isByDay
        ? t('price.event.by', { date })
        : t(`price.event.${arrival.kind}`, { date, ...countOf(arrival.days, locale) })}
    </p>
  )
}

/** `March 5, 2027`: of the calendar, in no zone. */
export function eventDay(date: string, locale: 'en' | 'fr'): string {
  return longDateText(new Date(date), locale, { timeZone: 'UTC' })
}
