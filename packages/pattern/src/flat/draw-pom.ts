import type { Curve } from '@teamloom/shape/curve.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { PomTrim } from '../trim.ts'
import type { FlatMark } from './flat.ts'
import { type Lay, silhouetteOf } from './lay.ts'

/** Strands that are drawn round its edge, and rings of them within. */
const strands = 44
const rings = [0.35, 0.68]
/**
 * How deep a pompom sits on what it is tied to, and how far its strands stand out from each other: shares of its
 * radius.
 */
const sunk = 0.12
const fringe = 0.07

/** A ball on the highest point: it is seen from all sides. */
export function drawPom({ name, radius, outside }: PomTrim, laid: readonly Lay[]): FlatMark[] {
  const highest = laid
    .flatMap(silhouetteOf)
    .reduce<Point | null>((top, point) => (top && top[1] <= point[1] ? top : point), null)
  if (!highest) return []
  const place = (angle: number, share: number): Point => [
    highest[0] + radius * share * Math.sin(angle),
    highest[1] - radius * (1 - sunk) - radius * share * Math.cos(angle),
  ]
  const edge: Curve = Array.from({ length: 2 * strands }, (_, i) =>
    place((Math.PI * (i + 0.5)) / strands, i % 2 === 0 ? 1 : 1 - fringe),
  )
  const tufts = rings.flatMap(ring => {
    const count = Math.round(strands * ring * 0.5)
    return Array.from({ length: count }, (_, i): Curve => {
      const angle = (2 * Math.PI * (i + 0.5)) / count
      return [place(angle, ring - fringe), place(angle, ring + fringe)]
    })
  })
  return [
    { kind: 'fill', of: name, lines: [edge], face: outside, isInside: false },
    { kind: 'line', of: name, lines: [edge], isClosed: true, role: 'hardware', face: null },
    { kind: 'line', of: name, lines: tufts, isClosed: false, role: 'rib', face: null },
  ]
}
