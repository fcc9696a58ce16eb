import type { DeliveryTime } from '@teamloom/catalog/definition.ts'

const dayMs = 86_400_000

/** When the last of several is there; undefined of none. */
export function latestOf(times: readonly DeliveryTime[]): DeliveryTime | undefined {
  if (times.length === 0) return undefined
  return {
    minWeeks: Math.max(...times.map(({ minWeeks }) => minWeeks)),
    maxWeeks: Math.max(...times.map(({ maxWeeks }) => maxWeeks)),
  }
}

/** Between a workshop and whom it sends to. */
const roadDays = 5

/** TP38: the last day on which what is sent comes to an event, both `2027-01-09`. */
export function shipDateForEvent(eventDate: string): string {
  return new Date(Date.parse(eventDate) - roadDays * dayMs).toISOString().slice(0, 10)
}

/** DE1: from today, seven days a week of making plus five days on the road. */
export function deliveryDates(today: Date, { minWeeks, maxWeeks }: DeliveryTime): { from: Date; to: Date } {
  const after = (weeks: number) => new Date(today.getTime() + (weeks * 7 + roadDays) * dayMs)
  return { from: after(minWeeks), to: after(maxWeeks) }
}
