import { trouserMeasurements } from '@teamloom/catalog/measurements.ts'
import { must } from '@teamloom/kit/assert.ts'
import { boundsOf, getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Cut } from '../pattern.ts'
import { acrossBand, getPiece } from './across-band.ts'
import type { MeasuringLine } from './measuring-line.ts'

/**
 * Half waist along the relaxed waistband's upper edge; outseam from that edge to the lowest one; inseam
 * from the crotch down to it. Lengths are upright, as the trousers lie.
 */
export function measureTrousers(cut: Cut): MeasuringLine[] {
  const leg = getPiece(cut, 'leftFront')
  const overWaist = must(acrossBand(cut, 'leftFront.waist')[0], 'waistband')
  const belowHem = acrossBand(cut, 'leftFront.hem')
  const ring = boundsOf(outlineOf(getPiece(cut, overWaist.on)))
  const [upper, quarter] = [overWaist.to[1], (ring.right - ring.left) / 4]
  const hem = boundsOf(getEdge(leg, 'hem')).bottom
  const crotch = getEdge(leg, 'inseam').reduce((top, point) => (point[1] < top[1] ? point : top))
  const lowest: Point = [crotch[0], hem]
  return [
    {
      name: 'waist',
      label: trouserMeasurements.waist,
      legs: [{ on: overWaist.on, from: [-quarter, upper], to: [quarter, upper] }],
      aside: 0,
      labelAt: 0.2,
    },
    {
      name: 'outseam',
      label: trouserMeasurements.outseam,
      legs: [
        { on: overWaist.on, from: overWaist.to, to: overWaist.from },
        { on: leg.name, from: [0, 0], to: [0, hem] },
        ...belowHem,
      ],
      aside: 1.6,
      labelAt: 0.5,
    },
    {
      name: 'inseam',
      label: trouserMeasurements.inseam,
      legs: [{ on: leg.name, from: crotch, to: lowest }, ...belowHem],
      aside: 0,
      labelAt: 0.55,
    },
  ]
}
