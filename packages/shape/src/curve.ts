import { must } from '@teamloom/kit/assert.ts'
import { between, distance, type Point } from './point.ts'

/** A line through its points, dense enough to be taken for a curve. */
export type Curve = readonly Point[]

export function line(from: Point, to: Point): Curve {
  const pieces = Math.max(1, Math.ceil(distance(from, to) / 0.5))
  return Array.from({ length: pieces + 1 }, (_, i) => between(from, to, i / pieces))
}

/** Cubic Bézier. */
export function bend(from: Point, pull: Point, pullTo: Point, to: Point): Curve {
  const points: Point[] = []
  for (let i = 0; i <= 48; i++) {
    const t = i / 48
    const s = 1 - t
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    points.push([
      a * from[0] + b * pull[0] + c * pullTo[0] + d * to[0],
      a * from[1] + b * pull[1] + c * pullTo[1] + d * to[1],
    ])
  }
  return points
}

/** Curves end to start, as one. */
export function chain(...curves: readonly Curve[]): Curve {
  return curves.flatMap((curve, i) => (i === 0 ? curve : curve.slice(1)))
}

/** The other half of a symmetric outline: mirrored over u = 0 and run backwards. */
export function mirror(curve: Curve): Curve {
  return curve.map(([u, v]): Point => [-u, v]).toReversed()
}

export function lengthOf(curve: Curve): number {
  let length = 0
  for (let i = 1; i < curve.length; i++) length += distance(curve[i - 1]!, curve[i]!)
  return length
}

/** Points in equal steps of length; one more than `pieces`. */
export function divide(curve: Curve, pieces: number): Point[] {
  const whole = lengthOf(curve)
  const points: Point[] = [must(curve[0], 'start of curve')]
  let segment = 1
  let before = 0
  for (let k = 1; k < pieces; k++) {
    const target = (whole * k) / pieces
    for (;;) {
      const step = distance(curve[segment - 1]!, curve[segment]!)
      if (before + step >= target || segment === curve.length - 1) {
        points.push(between(curve[segment - 1]!, curve[segment]!, step === 0 ? 0 : (target - before) / step))
        break
      }
      before += step
      segment++
    }
  }
  points.push(must(curve.at(-1), 'end of curve'))
  return points
}

/** The point at a share (0 to 1) of the length. */
export function pointAt(curve: Curve, share: number): Point {
  const target = lengthOf(curve) * Math.max(0, Math.min(1, share))
  let before = 0
  for (let i = 1; i < curve.length; i++) {
    const step = distance(curve[i - 1]!, curve[i]!)
    if (before + step >= target)
      return between(curve[i - 1]!, curve[i]!, step === 0 ? 0 : (target - before) / step)
    before += step
  }
  return must(curve.at(-1), 'end of curve')
}

/** The curve up to the point so many inches along it, and on from there. */
export function splitAt(curve: Curve, inches: number): [before: Curve, after: Curve] {
  let before = 0
  for (let i = 1; i < curve.length; i++) {
    const step = distance(curve[i - 1]!, curve[i]!)
    if (before + step > inches) {
      const cut = between(curve[i - 1]!, curve[i]!, (inches - before) / step)
      return [
        [...curve.slice(0, i), cut],
        [cut, ...curve.slice(i)],
      ]
    }
    before += step
  }
  throw new Error(`a curve of ${before} in has no ${inches} in`)
}

export type Nearest = {
  readonly distance: number
  /** Share of the curve's length, 0 to 1. */
  readonly share: number
  readonly point: Point
}

export function nearestOn(curve: Curve, to: Point): Nearest {
  let best: { distance: number; along: number; point: Point } = { distance: Infinity, along: 0, point: to }
  let before = 0
  for (let i = 1; i < curve.length; i++) {
    const from = curve[i - 1]!
    const end = curve[i]!
    const step = distance(from, end)
    const share = step === 0 ? 0 : shareOnSegment(from, end, to, step)
    const point = between(from, end, share)
    const apart = distance(point, to)
    if (apart < best.distance) best = { distance: apart, along: before + share * step, point }
    before += step
  }
  return { distance: best.distance, share: before === 0 ? 0 : best.along / before, point: best.point }
}

function shareOnSegment(from: Point, end: Point, to: Point, length: number): number {
  const along = (to[0] - from[0]) * (end[0] - from[0]) + (to[1] - from[1]) * (end[1] - from[1])
  return Math.max(0, Math.min(1, along / (length * length)))
}
