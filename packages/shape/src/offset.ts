import { type Curve, nearestOn } from './curve.ts'
import { distance, type Point } from './point.ts'

/** How far a corner may stand off, in times of the offset. */
const longestMitre = 4

/**
 * A line beside a curve, `inches` to the left of its direction (v runs down: left of rightwards is up),
 * to the right when negative. Corners are mitred; what folds over itself in a hollow is cut away.
 */
export function offsetCurve(curve: Curve, inches: number): Point[] {
  const points = curve.filter((point, i) => i === 0 || distance(point, curve[i - 1]!) > 1e-9)
  const normals = points.slice(1).map((point, i) => leftOf(points[i]!, point))
  const shifted = points.map((point, i): Point => {
    const before = normals[Math.max(0, i - 1)]!
    const after = normals[Math.min(normals.length - 1, i)]!
    const both = 1 + before[0] * after[0] + before[1] * after[1]
    const reach = inches / Math.max(both, 2 / longestMitre ** 2)
    return [point[0] + (before[0] + after[0]) * reach, point[1] + (before[1] + after[1]) * reach]
  })
  const apart = Math.abs(inches) * (1 - 1e-3) - 1e-6
  return shifted.filter(
    (point, i) => i === 0 || i === shifted.length - 1 || nearestOn(points, point).distance >= apart,
  )
}

/** A unit step to the left of the way from one point to another. */
export function leftOf(from: Point, to: Point): Point {
  const length = distance(from, to)
  return [(to[1] - from[1]) / length, (from[0] - to[0]) / length]
}
