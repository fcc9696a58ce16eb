import { line } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Face, LaidTrim } from '../trim.ts'

/** Inches. */
const width = 0.62
const upper: Point = [2.3, 0.45]
const lower: Point = [0.75, 6.6]

/** The welt of a slanted side pocket: a strip on a trouser front, open towards the side seam. */
export function sewSideWelt(front: Panel, outside: Face): LaidTrim {
  // Fronts that lie to the left of their side seam have their pocket there.
  const side = front.name.startsWith('left') ? -1 : 1
  const name = `welt-${front.name}`
  const run = Math.hypot(upper[0] - lower[0], upper[1] - lower[1])
  const across: Point = [(lower[1] - upper[1]) / run, (upper[0] - lower[0]) / run]
  const at = ([u, v]: Point, out: number): Point => [side * (u + across[0] * out), v + across[1] * out]
  const corners: Point[] = [at(upper, 0), at(upper, width), at(lower, width), at(lower, 0)]
  const names = ['upper', 'sewn', 'lower', 'open']
  const edges = corners.map((corner, i) => ({ name: names[i]!, curve: line(corner, corners[(i + 1) % 4]!) }))
  const clockwise =
    side > 0 ? edges : edges.toReversed().map(edge => ({ ...edge, curve: edge.curve.toReversed() }))
  return {
    kind: 'laid',
    name,
    panel: { name, edges: clockwise },
    seat: { on: front.name, face: 'outside', at: [0, 0] },
    outside,
    fabric: 'fleece',
    thickness: 0.1,
    puff: 0.03,
    open: [{ edge: 'open', gape: 0.13 }],
    stitching: [
      { edge: 'sewn', insets: [0.08] },
      { edge: 'open', insets: [0.22] },
    ],
  }
}
