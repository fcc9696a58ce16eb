import type { DeliveryCalendar } from '@teamloom/catalog/definition.ts'
import { z } from 'zod/mini'
import type { SettingFault } from './setting-fault.ts'

/** ST23: how long a product takes, from an order to its delivery. */
export type Delivery = {
  readonly minWeeks: number
  readonly maxWeeks: number
}

const weeks = z.int().check(z.gte(0), z.lte(52))
const schema = z.strictObject({ minWeeks: weeks, maxWeeks: weeks })
export const deliverySchema = schema as unknown as z.ZodMiniType<Delivery>

export function faultsOfDelivery({ minWeeks, maxWeeks }: Delivery): SettingFault[] {
  return maxWeeks < minWeeks ? [{ field: 'maxWeeks', rule: 'weeks_turned' }] : []
}

/** ST24: when the house makes and sends nothing. */
export type Calendar = DeliveryCalendar

const day = z.iso.date()
const calendar = z.strictObject({
  closed: z.array(z.strictObject({ from: day, to: day })).check(z.maxLength(100)),
  cutOffHour: z.nullable(z.int().check(z.gte(1), z.lte(23))),
})
export const calendarSchema = calendar as unknown as z.ZodMiniType<Calendar>

export const calendarAsBuilt: Calendar = { closed: [], cutOffHour: null }

export function faultsOfCalendar({ closed }: Calendar): SettingFault[] {
  return closed.flatMap(({ from, to }, at): SettingFault[] => {
    const before = closed[at - 1]
    return [
      ...(to < from ? [{ field: `closed.${at}.to`, rule: 'days_turned' as const }] : []),
      ...(before && from <= before.to ? [{ field: `closed.${at}.from`, rule: 'order' as const }] : []),
    ]
  })
}
