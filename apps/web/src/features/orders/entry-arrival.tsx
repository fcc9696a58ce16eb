import { isToBeMade } from '@teamloom/commerce/preorders/status.ts'
import { useEventOfTeam } from '#web/data/event-dates.ts'
import type { OrderEntry } from '#web/data/order-entry.ts'
import { Arrival } from '#web/shown/arrival.tsx'

/** When an order would arrive, as long as it is still to be made. */
export function EntryArrival({ entry: { kind, status, createdAt, items } }: { readonly entry: OrderEntry }) {
  const eventOfTeam = useEventOfTeam()
  if (!isToBeMade(status)) return null
  return (
    <Arrival
      times={items.flatMap(({ designState }) => designState.deliveryTime ?? [])}
      eventDates={items.map(item => eventOfTeam(item.original_team_id))}
      orderedAt={kind === 'order' ? createdAt : undefined}
    />
  )
}
