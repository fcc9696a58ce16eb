import { line } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { BodySide } from '../pattern.ts'

/**
 * A strip beside a line down a front, on the wearer's left (+u) or right of it, from `near` to `far` inches off it.
 * Its edges are `upper`, `outer`, `lower` and, towards the line, `fold`.
 */
export function cutStripBeside(
  name: string,
  from: Point,
  to: Point,
  side: BodySide,
  [near, far]: readonly [near: number, far: number],
): Panel {
  const out = side === 'left' ? 1 : -1
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [acrossU, acrossV] = [(to[1] - from[1]) / length, (from[0] - to[0]) / length]
  const off = ([u, v]: Point, inches: number): Point => [
    u + out * inches * acrossU,
    v + out * inches * acrossV,
  ]
  const corners: [string, Point][] = [
    ['upper', off(from, near)],
    ['outer', off(from, far)],
    ['lower', off(to, far)],
    ['fold', off(to, near)],
  ]
  const edges = corners.map(([edge, start], i) => ({
    name: edge,
    curve: line(start, corners[(i + 1) % 4]![1]),
  }))
  return {
    name,
    edges:
      out > 0 ? edges : edges.toReversed().map(edge => ({ name: edge.name, curve: edge.curve.toReversed() })),
  }
}
