import { deliveryDates, latestOf } from '@teamloom/commerce/delivery/delivery-dates.ts'
import { nextEvent } from '@teamloom/commerce/delivery/event-arrival.ts'
import { isToBeMade } from '@teamloom/commerce/preorders/status.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEventOfTeam } from '#web/data/event-dates.ts'
import type { OrderEntry } from '#web/features/orders/order-entry.ts'
import { deliveryDays } from '#web/lib/delivery-day.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { EventArrival } from '#web/ui/event-arrival.tsx'

/** DE3: when the last of it comes, and whether that is in time for the event. */
export function EntryArrival({ entry: { kind, status, createdAt, items } }: { readonly entry: OrderEntry }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [today] = useState(() => new Date())
  const eventOfTeam = useEventOfTeam()
  const time = latestOf(items.flatMap(({ designState }) => designState.deliveryTime ?? []))
  if (!time || !isToBeMade(status)) return null
  const start = kind === 'order' ? createdAt : today
  const { from, to } = deliveryDates(start, time)
  const eventDate = nextEvent(
    items.map(item => eventOfTeam(item.original_team_id)),
    today,
  )
  const days = deliveryDays(from, to, locale)
  return (
    <div>
      <p style={{ margin: 0 }}>{t(kind === 'order' ? 'orders.arrives' : 'orders.arrivesIfToday', days)}</p>
      <EventArrival eventDate={eventDate} time={time} start={start} today={today} />
    </div>
  )
}
