import type { Curve } from './curve.ts'
import { between, distance, type Point } from './point.ts'

/** A stretch of a curve, and where on it (shares of its length) it begins and ends. */
export type Stretch = { readonly curve: Curve; readonly from: number; readonly to: number }

/** The stretches where `height` is not below zero; crossings are found as if it were straight between points. */
export function clipCurve(curve: Curve, height: (point: Point) => number): Stretch[] {
  const stretches: { points: Point[]; start: number; end: number }[] = []
  let open: { points: Point[]; start: number; end: number } | null = null
  let run = 0
  const heights = curve.map(height)
  for (let i = 1; i < curve.length; i++) {
    const [from, to] = [curve[i - 1]!, curve[i]!]
    const step = distance(from, to)
    const [a, b] = [heights[i - 1]!, heights[i]!]
    const crossing = a / (a - b)
    const [start, end] = a < 0 ? (b < 0 ? [1, 1] : [crossing, 1]) : b < 0 ? [0, crossing] : [0, 1]
    if (start < end && step > 0) {
      if (!open || start > 0) {
        open = { points: [between(from, to, start)], start: run + step * start, end: run }
        stretches.push(open)
      }
      open.points.push(between(from, to, end))
      open.end = run + step * end
    }
    if (b < 0) open = null
    run += step
  }
  return stretches
    .filter(({ start, end }) => end - start > 1e-6)
    .map(({ points, start, end }) => ({ curve: points, from: start / run, to: end / run }))
}
