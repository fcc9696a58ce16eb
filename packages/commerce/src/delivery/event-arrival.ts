import type { DeliveryTime } from '@teamloom/catalog/definition.ts'
import { deliveryDates } from './delivery-dates.ts'

const dayMs = 86_400_000

export type EventArrival = {
  /** Whether it arrives at the latest by then, perhaps not by then, or not by then. */
  readonly kind: 'before' | 'unsure' | 'after'
  /** From the latest arrival to the event. */
  readonly days: number
}

/** DE3: how a delivery that counts from `start` comes to the event on `eventDate`; undefined once that has passed. */
export function arrivalForEvent(
  eventDate: string,
  { start, today, time }: { readonly start: Date; readonly today: Date; readonly time: DeliveryTime },
): EventArrival | undefined {
  const event = dayOfDate(eventDate)
  if (event < localDay(today)) return undefined
  const { from, to } = deliveryDates(start, time)
  const days = event - localDay(to)
  const kind = days >= 0 ? 'before' : event >= localDay(from) ? 'unsure' : 'after'
  return { kind, days }
}

/** The first event that is still to come, of several teams'. */
export function nextEvent(eventDates: readonly (string | null | undefined)[], today: Date): string | null {
  const ahead = eventDates.flatMap(date => (date && dayOfDate(date) >= localDay(today) ? [date] : []))
  return ahead.toSorted()[0] ?? null
}

const dayOfDate = (date: string) => Date.parse(date) / dayMs

/** The calendar's day where the reader is. */
const localDay = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / dayMs
