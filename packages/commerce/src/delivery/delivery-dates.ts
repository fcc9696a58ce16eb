import type { DeliveryTime } from '@teamloom/catalog/definition.ts'
import { clockOf } from '../collection/closing-time.ts'
import { addOpenDays, firstDay } from './house-calendar.ts'

const dayMs = 86_400_000

/** When the last of several is there; undefined of none. */
export function latestOf(times: readonly DeliveryTime[]): DeliveryTime | undefined {
  if (times.length === 0) return undefined
  const calendar = times.find(time => time.calendar)?.calendar
  return {
    minWeeks: Math.max(...times.map(({ minWeeks }) => minWeeks)),
    maxWeeks: Math.max(...times.map(({ maxWeeks }) => maxWeeks)),
    ...(calendar && { calendar }),
  }
}

/** Between a workshop and whom it sends to. */
const roadDays = 5

/** TP38: the last day on which what is sent comes to an event, both `2027-01-09`. */
export function shipDateForEvent(eventDate: string): string {
  return new Date(Date.parse(eventDate) - roadDays * dayMs).toISOString().slice(0, 10)
}

/** Where the house's days begin and its hours are. */
const houseZone = 'America/Toronto'

export type DeliveryDates = {
  readonly from: Date
  readonly to: Date
  /** DE4: it counts from a later day than it is ordered on, `2027-01-04`. */
  readonly startsOn: string | null
  /** DE5: days on which the house is closed until the latest one, which it waits for. */
  readonly closedDays: number
}

/** DE1, DE4, DE5: from today, seven days a week of making plus five days on the road, those left out that are closed. */
export function deliveryDates(today: Date, { minWeeks, maxWeeks, calendar }: DeliveryTime): DeliveryDates {
  const lengthOf = (weeks: number) => weeks * 7 + roadDays
  const later = (days: number) => new Date(today.getTime() + days * dayMs)
  if (!calendar) {
    return { from: later(lengthOf(minWeeks)), to: later(lengthOf(maxWeeks)), startsOn: null, closedDays: 0 }
  }
  const { date, time } = clockOf(today, houseZone)
  const start = firstDay(date, Number(time.slice(0, 2)), calendar)
  const daysTo = (end: string) => (Date.parse(end) - Date.parse(date)) / dayMs
  const [first, last] = [minWeeks, maxWeeks].map(weeks => addOpenDays(start, lengthOf(weeks), calendar))
  return {
    from: later(daysTo(first!.date)),
    to: later(daysTo(last!.date)),
    startsOn: start === date ? null : start,
    closedDays: last!.closedDays,
  }
}
