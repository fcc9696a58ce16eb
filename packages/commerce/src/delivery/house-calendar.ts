import type { DeliveryCalendar } from '@teamloom/catalog/definition.ts'

const dayMs = 86_400_000

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

/** DE4: the day on which work on what is ordered then begins, `2026-12-08`: the first that is open. */
export function firstDay(orderedOn: string, hour: number, { closed, cutOffHour }: DeliveryCalendar): string {
  const counted = cutOffHour !== null && hour >= cutOffHour ? dayOf(orderedOn) + 1 : dayOf(orderedOn)
  let day = counted
  for (const { from, to } of closed) if (day >= dayOf(from) && day <= dayOf(to)) day = dayOf(to) + 1
  return dateOf(day)
}

/** DE5: so many days of work later, those that are closed left out; how many those were. */
export function addOpenDays(
  start: string,
  days: number,
  { closed }: Pick<DeliveryCalendar, 'closed'>,
): { readonly date: string; readonly closedDays: number } {
  let end = dayOf(start) + days
  let closedDays = 0
  for (const { from, to } of closed) {
    const [first, last] = [Math.max(dayOf(from), dayOf(start)), dayOf(to)]
    if (first > end || last < dayOf(start)) continue
    const length = last - first + 1
    end += length
    closedDays += length
  }
  return { date: dateOf(end), closedDays }
}
