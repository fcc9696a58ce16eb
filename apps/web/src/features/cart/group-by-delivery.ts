import type { CartLine } from '#web/data/cart-lines.ts'

export type DeliveryGroup<Line> = {
  readonly time: CartLine['designState']['deliveryTime']
  readonly lines: readonly Line[]
}

/** What arrives together is shown together, in the order of the cart. */
export function groupByDelivery<Line extends Pick<CartLine, 'designState'>>(
  lines: readonly Line[],
): DeliveryGroup<Line>[] {
  const groups = Map.groupBy(lines, ({ designState: { deliveryTime } }) =>
    [deliveryTime.minWeeks, deliveryTime.maxWeeks].join('-'),
  )
  return [...groups.values()].map(group => ({ time: group[0]!.designState.deliveryTime, lines: group }))
}
