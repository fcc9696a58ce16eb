import { bend, line, mirror } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { BodySide } from '../pattern.ts'
import type { Face, LaidTrim, Seat } from '../trim.ts'

export type KangarooSpec = {
  readonly topWidth: number
  readonly bottomWidth: number
  readonly height: number
  /** Upright part of the sides, below the openings. */
  readonly sideHeight: number
}

/** Origin: middle of its upper edge. */
export function cutKangarooPocket(spec: KangarooSpec): Panel {
  const upper: Point = [spec.topWidth / 2, 0]
  const lower: Point = [spec.bottomWidth / 2, spec.height - spec.sideHeight]
  const corner: Point = [lower[0], spec.height]
  const opening = bend(upper, [upper[0] + 0.9, lower[1] * 0.3], [lower[0] - 0.55, lower[1] * 0.62], lower)
  const side = line(lower, corner)
  return {
    name: 'pocket',
    edges: [
      { name: 'top', curve: line([-upper[0], 0], upper) },
      { name: 'openLeft', curve: opening },
      { name: 'sideLeft', curve: side },
      { name: 'bottom', curve: line(corner, [-corner[0], corner[1]]) },
      { name: 'sideRight', curve: mirror(side) },
      { name: 'openRight', curve: mirror(opening) },
    ],
  }
}

export function sewKangarooPocket(panel: Panel, seat: Seat, outside: Face): LaidTrim {
  return {
    kind: 'laid',
    name: panel.name,
    panel,
    seat,
    outside,
    fabric: 'fleece',
    thickness: 0.1,
    puff: 0.2,
    open: [
      { edge: 'openLeft', gape: 0.42 },
      { edge: 'openRight', gape: 0.42 },
    ],
    stitching: [
      ...['top', 'sideLeft', 'sideRight'].map(edge => ({ edge, insets: [0.08, 0.32] })),
      ...['openLeft', 'openRight'].map(edge => ({ edge, insets: [0.78, 1.02] })),
    ],
  }
}

/** Inches of a split pocket's inner edge from the front's middle: it keeps clear of the zip or placket. */
const splitFrom = 0.85

/** Half of a kangaroo pocket, beside a zip; on the panel's inches of the whole one. */
export function cutSplitPocket(spec: KangarooSpec, half: BodySide): Panel {
  const { edges } = cutKangarooPocket(spec)
  const [opening, side] = ['openLeft', 'sideLeft'].map(name => edges.find(edge => edge.name === name)!.curve)
  const [upper, corner] = [opening![0]!, side!.at(-1)!]
  const left = [
    { name: 'top', curve: line([splitFrom, 0], upper) },
    { name: 'open', curve: opening! },
    { name: 'side', curve: side! },
    { name: 'bottom', curve: line(corner, [splitFrom, corner[1]]) },
    { name: 'middle', curve: line([splitFrom, corner[1]], [splitFrom, 0]) },
  ]
  const name = `${half}Pocket`
  if (half === 'left') return { name, edges: left }
  return { name, edges: left.toReversed().map(edge => ({ name: edge.name, curve: mirror(edge.curve) })) }
}

export function sewSplitPocket(panel: Panel, seat: Seat, outside: Face): LaidTrim {
  return {
    kind: 'laid',
    name: panel.name,
    panel,
    seat,
    outside,
    fabric: 'fleece',
    thickness: 0.1,
    puff: 0.16,
    open: [{ edge: 'open', gape: 0.42 }],
    stitching: [
      ...['top', 'side', 'middle'].map(edge => ({ edge, insets: [0.08, 0.32] })),
      { edge: 'open', insets: [0.78, 1.02] },
    ],
  }
}
