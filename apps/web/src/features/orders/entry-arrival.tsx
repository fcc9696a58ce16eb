import { deliveryDates } from '@teamloom/commerce/delivery/delivery-dates.ts'
import { nextEvent } from '@teamloom/commerce/delivery/event-arrival.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEventOfTeam } from '#web/data/event-dates.ts'
import type { OrderEntry } from '#web/features/orders/order-entry.ts'
import { deliveryDays } from '#web/lib/delivery-day.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { EventArrival } from '#web/ui/event-arrival.tsx'

const arriving: ReadonlySet<OrderEntry['status']> = new Set([
  'intent',
  'inreviewbydesigner',
  'inreviewbycustomer',
  'purchased',
  'inproduction',
])

/** DE3: when the last of it comes, and whether that is in time for the event. */
export function EntryArrival({ entry: { kind, status, createdAt, items } }: { readonly entry: OrderEntry }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [today] = useState(() => new Date())
  const eventOfTeam = useEventOfTeam()
  const times = items.flatMap(({ designState }) => designState.deliveryTime ?? [])
  if (times.length === 0 || !arriving.has(status)) return null
  const time = {
    minWeeks: Math.max(...times.map(({ minWeeks }) => minWeeks)),
    maxWeeks: Math.max(...times.map(({ maxWeeks }) => maxWeeks)),
  }
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
