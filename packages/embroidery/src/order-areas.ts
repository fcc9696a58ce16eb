import type { Area } from './lines.ts'

export type Box = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export function boxOf({ lines }: Area): Box {
  const box = {
    left: Number.POSITIVE_INFINITY,
    right: -Infinity,
    top: Number.POSITIVE_INFINITY,
    bottom: -Infinity,
  }
  for (const { points } of lines)
    for (let i = 0; i < points.length; i += 2) {
      box.left = Math.min(box.left, points[i]!)
      box.right = Math.max(box.right, points[i]!)
      box.top = Math.min(box.top, points[i + 1]!)
      box.bottom = Math.max(box.bottom, points[i + 1]!)
    }
  return box
}

export type Next = {
  /** Whether areas are sewn from the middle out, and from below up, as a cap's must be. */
  readonly isFromMiddle: boolean
  readonly middleX: number
}

/** Which of the areas that are left is sewn next: the nearest of those whose areas below are done. */
export function nextArea(
  left: ReadonlySet<number>,
  boxes: readonly Box[],
  below: readonly ReadonlySet<number>[],
  x: number,
  y: number,
  { isFromMiddle, middleX }: Next,
): number | undefined {
  let best: number | undefined
  let least = Number.POSITIVE_INFINITY
  for (const area of left) {
    if ([...below[area]!].some(other => left.has(other))) continue
    const box = boxes[area]!
    const cost = isFromMiddle
      ? // A row of letters is sewn as one: what lies as low, within a fifth of an inch, goes by its way from the middle.
        Math.abs((box.left + box.right) / 2 - middleX) - 1000 * Math.round(box.bottom / 5)
      : Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
    if (cost >= least) continue
    least = cost
    best = area
  }
  return best
}
