import { bend, chain, line } from '@teamloom/shape/curve.ts'
import type { Edge, Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Seam } from '@teamloom/shape/seam.ts'
import type { BodySide } from '../pattern.ts'

/** Flat measures of one half of a trouser leg, inches. */
export type LegSpec = {
  /** Waist seam to lower edge along the side. */
  readonly length: number
  /** Waist seam to crotch. */
  readonly crotchDepth: number
  /** Waist seam to knee. */
  readonly kneeDepth: number
  readonly waist: number
  readonly hip: number
  readonly thigh: number
  readonly knee: number
  readonly opening: number
  /** How much higher the centre seam ends than the side. */
  readonly centreRise: number
}

/** Origin: top of the side seam. A left front lies to its left, as seen from the front; a left back to its right. */
export function cutLeg(spec: LegSpec, leg: BodySide, half: 'front' | 'back'): Panel {
  const kneeAt = spec.kneeDepth
  const top: Point = [-spec.waist, -spec.centreRise]
  const crotch: Point = [-spec.thigh, spec.crotchDepth]
  const knee: Point = [-spec.knee, kneeAt]
  const foot: Point = [-spec.opening, spec.length]
  const centre = bend(
    crotch,
    [-spec.hip - (spec.thigh - spec.hip) * 0.25, spec.crotchDepth - 0.35],
    [-spec.hip + 0.1, spec.crotchDepth * 0.72],
    top,
  )
  const inseam = chain(
    bend(foot, [-spec.opening - 0.4, spec.length - 6], [-spec.knee + 0.5, kneeAt + 5], knee),
    bend(knee, [-spec.knee - 0.6, kneeAt - 5], [-spec.thigh + 1.6, spec.crotchDepth + 3.2], crotch),
  )
  // Drawn as a left front: clockwise from the waist.
  const edges: Edge[] = [
    { name: 'waist', curve: line(top, [0, 0]) },
    { name: 'side', curve: line([0, 0], [0, spec.length]) },
    { name: 'hem', curve: line([0, spec.length], foot) },
    { name: 'inseam', curve: inseam },
    { name: 'centre', curve: centre },
  ]
  const name = `${leg}${half === 'front' ? 'Front' : 'Back'}`
  const liesLeft = (leg === 'left') === (half === 'front')
  return { name, edges: liesLeft ? edges : edges.toReversed().map(flip) }
}

function flip(edge: Edge): Edge {
  return { name: edge.name, curve: edge.curve.map(([u, v]): Point => [-u, v]).toReversed() }
}

export const legSeams: readonly Seam[] = [
  ...(['left', 'right'] as const).flatMap((leg): Seam[] => [
    { a: `${leg}Front.side`, b: `${leg}Back.side` },
    { a: `${leg}Front.inseam`, b: `${leg}Back.inseam` },
  ]),
  { a: 'leftFront.centre', b: 'rightFront.centre' },
  { a: 'leftBack.centre', b: 'rightBack.centre' },
]
