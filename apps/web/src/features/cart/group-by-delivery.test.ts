import { expect, it } from 'vitest'
import { groupByDelivery } from '#web/features/cart/group-by-delivery.ts'

it('puts together what arrives together, in the order of the cart', () => {
  const line = (id: string, minWeeks: number, maxWeeks: number) =>
    ({ id, designState: { deliveryTime: { minWeeks, maxWeeks } } }) as unknown as Parameters<
      typeof groupByDelivery
    >[0][number] & { id: string }
  const groups = groupByDelivery([line('a', 3, 10), line('b', 2, 4), line('c', 3, 10), line('d', 3, 9)])
  expect(
    groups.map(({ time, lines }) => [time.minWeeks, time.maxWeeks, lines.map(({ id }) => id).join('')]),
  ).toEqual([
    [3, 10, 'ac'],
    [2, 4, 'b'],
    [3, 9, 'd'],
  ])
})
