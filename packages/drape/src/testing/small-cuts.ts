import type { Cut, Hand, Piece } from '@teamloom/pattern/pattern.ts'
import { line } from '@teamloom/shape/curve.ts'
import type { Seam } from '@teamloom/shape/seam.ts'
import { type DistanceGrid, sampleGrid } from '../figure/distance-grid.ts'
import { type Figure, type Joints, noHoodForms } from '../figure/figure.ts'

/** A rectangle of cloth, its origin in the middle of its upper edge. */
export function cutRectangle(name: string, width: number, height: number, hand: Hand = 'jersey'): Piece {
  const half = width / 2
  const face = { part: 'body', element: name, layer: name }
  return {
    name,
    edges: [
      { name: 'top', curve: line([-half, 0], [half, 0]) },
      { name: 'right', curve: line([half, 0], [half, height]) },
      { name: 'hem', curve: line([half, height], [-half, height]) },
      { name: 'left', curve: line([-half, height], [-half, 0]) },
    ],
    outside: face,
    inside: face,
    fabric: 'jersey',
    hand,
    wrap: { kind: 'torso', half: 'front' },
  }
}

export function cutOf(pieces: readonly Piece[], seams: readonly Seam[] = []): Cut {
  return { pieces, seams, seamless: [], stitching: [], trims: [] }
}

const joints: Joints = [
  [0, 0, 0],
  [0, -1, 0],
  [0, -2, 0],
]

/** A ball for a body, about the origin; nothing of it is near when its radius is negative. */
export function ballFigure(radius: number): Figure & { readonly trunk: DistanceGrid } {
  return {
    trunk: sampleGrid((x, y, z) => Math.hypot(x, y, z) - radius, [-8, -8, -8], [41, 41, 41], 0.4),
    hoodForms: noHoodForms,
    top: radius,
    poseAt: () => ({ joints: { left: joints, right: joints }, bones: { left: [], right: [] }, stuffed: 1 }),
  }
}
