import { clipCurve } from '@teamloom/shape/clip.ts'
import { bend } from '@teamloom/shape/curve.ts'
import { offsetCurve } from '@teamloom/shape/offset.ts'
import { contains, distanceTo } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { LoopTrim } from '../trim.ts'
import type { FlatMark } from './flat.ts'
import { type Lay, silhouetteOf } from './lay.ts'

/** A loop lies beside what it is sewn to, and below it unless the face that it is sewn to is seen. */
export function drawLoop(trim: LoopTrim, laid: readonly Lay[]): FlatMark[] {
  const host = laid.find(lay => lay.piece.name === trim.seat.on)
  if (!host) return []
  const [from, to] = [host.at(trim.seat.at), host.at(trim.end.at)]
  const out = Math.sign(from[0] + to[0]) * trim.reach
  const whole = bend(from, [from[0] + out, from[1]], [to[0] + out, to[1]], to)
  const isOnTop = (trim.seat.face === 'outside') === (host.depth === 'near')
  const silhouette = silhouetteOf(host)
  const outside = (point: Point) => distanceTo(silhouette, point) * (contains(silhouette, point) ? -1 : 1)
  return (isOnTop ? [whole] : clipCurve(whole, outside).map(({ curve }) => curve)).flatMap(
    (curve): FlatMark[] => {
      const [inner, outer] = [-1, 1].map(half => offsetCurve(curve, (half * trim.width) / 2)) as [
        Point[],
        Point[],
      ]
      const strip = [...inner, ...outer.toReversed()]
      return [
        { kind: 'fill', of: trim.name, lines: [strip], face: trim.outside, isInside: false },
        { kind: 'line', of: trim.name, lines: [strip], isClosed: true, role: 'hardware', face: null },
      ]
    },
  )
}
