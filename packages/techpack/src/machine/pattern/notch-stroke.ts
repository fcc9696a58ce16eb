import { distance, type Point } from '@teamloom/shape/point.ts'
import type { DrawnNotch } from '../../cut-pieces.ts'

/** Nearer than this to its sewing line a piece is cut on it; inches. */
const hair = 1e-3

/** MF20: from where a piece is cut to its sewing line; into the piece where it is cut on that. */
export function notchStroke(cut: readonly Point[], { from, to }: DrawnNotch): readonly [Point, Point] {
  const length = distance(from, to)
  const edge = reach(cut, from, [(from[0] - to[0]) / length, (from[1] - to[1]) / length])
  return distance(edge, from) > hair ? [edge, from] : [from, to]
}

/** Where a way from a point meets a closed line first; the point itself where it does not. */
function reach(line: readonly Point[], from: Point, along: Point): Point {
  let nearest = Number.POSITIVE_INFINITY
  for (const [i, a] of line.entries()) {
    const b = line[(i + 1) % line.length]!
    const [du, dv] = [b[0] - a[0], b[1] - a[1]]
    const cross = along[0] * dv - along[1] * du
    if (Math.abs(cross) < 1e-9) continue
    const way = ((a[0] - from[0]) * dv - (a[1] - from[1]) * du) / cross
    const share = ((a[0] - from[0]) * along[1] - (a[1] - from[1]) * along[0]) / cross
    if (way >= -1e-6 && share >= -1e-9 && share <= 1 + 1e-9) nearest = Math.min(nearest, Math.max(0, way))
  }
  return Number.isFinite(nearest) ? [from[0] + nearest * along[0], from[1] + nearest * along[1]] : from
}
