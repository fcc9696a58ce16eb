import type { DeliveryTime } from '@teamloom/catalog/definition.ts'

const dayMs = 86_400_000

/** DE1: from today, seven days a week of making plus five days on the road. */
export function deliveryDates(today: Date, { minWeeks, maxWeeks }: DeliveryTime): { from: Date; to: Date } {
  const after = (weeks: number) => new Date(today.getTime() + (weeks * 7 + 5) * dayMs)
  return { from: after(minWeeks), to: after(maxWeeks) }
}
