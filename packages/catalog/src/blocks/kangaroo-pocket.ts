import { bend, line, mirror } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Face, LaidTrim, Seat } from './trim.ts'

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
