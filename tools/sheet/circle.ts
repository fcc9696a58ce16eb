import { must } from '@teamloom/kit/assert.ts'
import { addRow, solveSums, sumsOf } from '../drape/least-squares.ts'

export type Point = readonly [x: number, y: number]

/** How a round thing is seen: shares of its width by which it departs from its best ellipse, and that one's width to its height. */
export type Roundness = { readonly rms: number; readonly worst: number; readonly widthToHeight: number }

/** The ellipse that comes nearest to points round it, and how far they stand off. */
export function roundnessOf(points: readonly Point[]): Roundness {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length
  const [middleX, middleY] = [mean(0), mean(1)]
  // Near 1, so that all powers count alike.
  const size = Math.sqrt(
    points.reduce((sum, [x, y]) => sum + (x - middleX) ** 2 + (y - middleY) ** 2, 0) / points.length,
  )
  const placed = points.map(([x, y]): Point => [(x - middleX) / size, (y - middleY) / size])
  const sums = sumsOf(5)
  for (const [x, y] of placed) addRow(sums, [x * x, x * y, y * y, x, y], 1)
  const [a, b, c, d, e] = solveSums(sums).map(factor => must(factor, 'factor')) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const turned = 4 * a * c - b * b
  const [x0, y0] = [(b * e - 2 * c * d) / turned, (b * d - 2 * a * e) / turned]
  const whole = 1 + a * x0 * x0 + b * x0 * y0 + c * y0 * y0
  const width = 2 * Math.sqrt((4 * c * whole) / turned)
  const height = 2 * Math.sqrt((4 * a * whole) / turned)
  const off = placed.map(([px, py]) => {
    const [x, y] = [px - x0, py - y0]
    return Math.abs(1 - Math.sqrt(whole / (a * x * x + b * x * y + c * y * y))) * Math.hypot(x, y)
  })
  const rms = Math.sqrt(off.reduce((sum, one) => sum + one * one, 0) / off.length)
  return { rms: rms / width, worst: Math.max(...off) / width, widthToHeight: width / height }
}
