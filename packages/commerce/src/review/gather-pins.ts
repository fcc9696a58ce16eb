/** Where a pin stands, in any unit. */
export type PinSpot = { readonly id: string; readonly x: number; readonly y: number }

/** Pins that stand as one, where the first of them does. */
export type PinGroup<Spot extends PinSpot> = {
  readonly x: number
  readonly y: number
  readonly pins: readonly Spot[]
}

/** RV17: pins that are nearer than `reach` to the first of a group stand with it; none is in two groups, and none is lost. */
export function gatherPins<Spot extends PinSpot>(
  pins: readonly Spot[],
  reach: number,
): readonly PinGroup<Spot>[] {
  const groups: { x: number; y: number; pins: Spot[] }[] = []
  for (const pin of pins) {
    const near = groups.find(({ x, y }) => Math.hypot(x - pin.x, y - pin.y) < reach)
    if (near) near.pins.push(pin)
    else groups.push({ x: pin.x, y: pin.y, pins: [pin] })
  }
  return groups
}
