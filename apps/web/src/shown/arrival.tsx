import type { DeliveryTime } from '@teamloom/catalog/definition.ts'
import { deliveryDates, latestOf } from '@teamloom/commerce/delivery/delivery-dates.ts'
import { nextEvent } from '@teamloom/commerce/delivery/event-arrival.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deliveryDay, deliveryDays, endedOnce } from '#web/lib/delivery-day.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { EventArrival } from '#web/shown/event-arrival.tsx'
import { WhyLater } from '#web/shown/why-later.tsx'

type Props = {
  readonly times: readonly DeliveryTime[]
  /** When the events are of the teams whose designs they are. */
  readonly eventDates: readonly (string | null)[]
  /** When the order was placed; absent of what is not approved and paid yet, which has but an earliest day. */
  readonly orderedAt?: Date | undefined
}

/** DE3: when the last of it comes, and whether that is in time for the event. */
export function Arrival({ times, eventDates, orderedAt }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [today] = useState(() => new Date())
  const time = latestOf(times)
  if (!time) return null
  const start = orderedAt ?? today
  const { from, to } = deliveryDates(start, time)
  const days = deliveryDays(from, to, locale)
  return (
    <div>
      <p style={{ margin: 0 }}>
        {orderedAt
          ? endedOnce(t('quotation.arrives', days))
          : t(time.minWeeks === time.maxWeeks ? 'quotation.arrivesExactly' : 'quotation.arrivesOncePaid', {
              day: deliveryDay(from, locale),
              min: time.minWeeks,
              max: time.maxWeeks,
            })}
      </p>
      <WhyLater time={time} start={start} />
      <EventArrival eventDate={nextEvent(eventDates, today)} time={time} start={start} today={today} />
    </div>
  )
}
