import { bend, chain, line } from '@teamloom/shape/curve.ts'
import type { Edge, Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Seam } from '@teamloom/shape/seam.ts'
import type { BodySide } from '../pattern.ts'

/** A mask of two halves that meet over nose and mouth, inches. */
export type FaceMaskSpec = {
  /** Nose to ear. */
  readonly length: number
  /** Over the nose, and at the ear. */
  readonly height: number
  readonly sideHeight: number
  /** How far the middle stands out over the mouth. */
  readonly bulge: number
}

/** Origin: where the middle seam begins on the nose. The left half lies to its right, as seen from the front. */
export function cutMaskHalf(spec: FaceMaskSpec, half: BodySide): Panel {
  const { length, height, sideHeight, bulge } = spec
  const sideTop: Point = [length, height * 0.26]
  const sideBottom: Point = [length, height * 0.26 + sideHeight]
  const chin: Point = [0.25, height]
  const edges: Edge[] = [
    { name: 'top', curve: bend([0, 0], [0.7, 0.35], [1.9, 0.95], sideTop) },
    { name: 'side', curve: line(sideTop, sideBottom) },
    {
      name: 'bottom',
      curve: bend(sideBottom, [length - 1.5, sideBottom[1] + 0.25], [1.6, height - 0.1], chin),
    },
    {
      name: 'centre',
      curve: chain(
        bend(chin, [-bulge * 0.55, height - 0.75], [-bulge, height * 0.66], [-bulge, height * 0.5]),
        bend([-bulge, height * 0.5], [-bulge, height * 0.3], [-bulge * 0.35, height * 0.14], [0, 0]),
      ),
    },
  ]
  const name = `${half}Half`
  return half === 'left' ? { name, edges } : { name, edges: edges.toReversed().map(flip) }
}

function flip(edge: Edge): Edge {
  return { name: edge.name, curve: edge.curve.map(([u, v]): Point => [-u, v]).toReversed() }
}

export const maskSeams: readonly Seam[] = [{ a: 'leftHalf.centre', b: 'rightHalf.centre' }]
