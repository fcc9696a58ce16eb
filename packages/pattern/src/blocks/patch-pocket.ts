import type { FabricName } from '@teamloom/bakes/fabric.ts'
import { bend, chain, line, mirror } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Face, LaidTrim, Seat } from '../trim.ts'

export type PatchPocketSpec = {
  readonly name: string
  readonly width: number
  readonly height: number
  /** How far its lower edge comes down to a point. */
  readonly point: number
  readonly fabric: FabricName
  readonly thickness: number
}

/** Open above, sewn on round the other sides. Origin: middle of its upper edge. */
export function sewPatchPocket(spec: PatchPocketSpec, seat: Seat, outside: Face): LaidTrim {
  const panel = cutPatchPocket(spec)
  return {
    kind: 'laid',
    name: spec.name,
    panel,
    seat,
    outside,
    fabric: spec.fabric,
    thickness: spec.thickness,
    puff: spec.thickness * 0.8,
    open: [{ edge: 'top', gape: spec.thickness * 0.8 }],
    stitching: [
      { edge: 'top', insets: [0.72, 0.9] },
      ...['left', 'right', 'bottom'].map(edge => ({ edge, insets: [0.07] })),
    ],
  }
}

function cutPatchPocket({ name, width, height, point }: PatchPocketSpec): Panel {
  const half = width / 2
  const corner: Point = [half, height - point]
  const rounded = chain(
    bend(corner, [half, corner[1] + 0.35], [half - 0.2, corner[1] + 0.42], [half - 0.55, corner[1] + 0.5]),
    line([half - 0.55, corner[1] + 0.5], [0, height]),
  )
  const right = line([half, 0], corner)
  return {
    name,
    edges: [
      { name: 'top', curve: line([-half, 0], [half, 0]) },
      { name: 'right', curve: right },
      { name: 'bottom', curve: chain(rounded, mirror(rounded)) },
      { name: 'left', curve: mirror(right) },
    ],
  }
}
