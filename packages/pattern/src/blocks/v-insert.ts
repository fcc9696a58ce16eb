import { chain, line } from '@teamloom/shape/curve.ts'
import { getEdge, type Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Face, LaidTrim } from '../trim.ts'

/** Inches. */
const halfWidth = 1.45
const depth = 2.3

/** The V below a crew neck: once to soak up sweat, now a mark of the trade. On the front's own inches. */
export function sewVInsert(name: string, front: Panel, outside: Face, fabric: LaidTrim['fabric']): LaidTrim {
  const [right, left] = (['neckRight', 'neckLeft'] as const).map(edge =>
    getEdge(front, edge).filter(([u]) => Math.abs(u) <= halfWidth),
  )
  const neck = chain(right!, left!)
  const [from, to]: [Point, Point] = [neck[0]!, neck.at(-1)!]
  const point: Point = [0, depth]
  return {
    kind: 'laid',
    name,
    panel: {
      name,
      edges: [
        { name: 'neck', curve: neck },
        { name: 'left', curve: line(to, point) },
        { name: 'right', curve: line(point, from) },
      ],
    },
    seat: { on: 'front', face: 'outside', at: [0, 0] },
    outside,
    fabric,
    thickness: 0.03,
    puff: 0.01,
    open: [],
    stitching: ['left', 'right'].map(edge => ({ edge, insets: [0.07, 0.24] })),
  }
}
