import { maskMeasurements } from '@teamloom/catalog/measurements.ts'
import { boundsOf, getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import type { Cut } from '../pattern.ts'
import { getPiece } from './across-band.ts'
import type { MeasuringLine } from './measuring-line.ts'

/** Opened flat: from ear to ear where it stands out most, and from the nose to the chin. */
export function measureMask(cut: Cut): MeasuringLine[] {
  const half = getPiece(cut, 'leftHalf')
  const { right: ear, bottom: chin } = boundsOf(outlineOf(half))
  const [out, mouth] = getEdge(half, 'centre').reduce((most, point) => (point[0] < most[0] ? point : most))
  return [
    {
      name: 'width',
      label: maskMeasurements.width,
      legs: [
        { on: 'rightHalf', from: [-ear, mouth], to: [-out, mouth] },
        { on: half.name, from: [out, mouth], to: [ear, mouth] },
      ],
      aside: 0,
      labelAt: 0.25,
    },
    {
      name: 'height',
      label: maskMeasurements.height,
      legs: [{ on: half.name, from: [out, 0], to: [out, chin] }],
      aside: 0,
      labelAt: 0.25,
    },
  ]
}
