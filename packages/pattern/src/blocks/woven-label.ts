import { line } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import type { Face, LaidTrim, Seat } from '../trim.ts'

export type WovenLabelSpec = { readonly name: string; readonly width: number; readonly height: number }

/** How far the border shows all round, inches. */
const rim = 0.11

/** A woven label sewn on all round: its border, and its field on top. Origin: middle of its upper edge. */
export function sewWovenLabel(spec: WovenLabelSpec, seat: Seat, field: Face, border: Face): LaidTrim[] {
  const inner = {
    ...spec,
    name: `${spec.name}-field`,
    width: spec.width - 2 * rim,
    height: spec.height - 2 * rim,
  }
  return [
    lay(spec.name, cutRectangle(spec), seat, border, 0.06, []),
    lay(
      inner.name,
      cutRectangle(inner),
      { ...seat, at: [seat.at[0], seat.at[1] + rim] },
      field,
      0.13,
      [0.07],
    ),
  ]
}

function lay(
  name: string,
  panel: Panel,
  seat: Seat,
  outside: Face,
  thickness: number,
  insets: readonly number[],
): LaidTrim {
  return {
    kind: 'laid',
    name,
    panel,
    seat,
    outside,
    fabric: 'twill',
    thickness,
    puff: 0.02,
    open: [],
    stitching: panel.edges.map(edge => ({ edge: edge.name, insets })),
  }
}

function cutRectangle({ name, width, height }: WovenLabelSpec): Panel {
  const half = width / 2
  return {
    name,
    edges: [
      { name: 'top', curve: line([-half, 0], [half, 0]) },
      { name: 'right', curve: line([half, 0], [half, height]) },
      { name: 'bottom', curve: line([half, height], [-half, height]) },
      { name: 'left', curve: line([-half, height], [-half, 0]) },
    ],
  }
}
