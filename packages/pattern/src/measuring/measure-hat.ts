import { hatMeasurements } from '@teamloom/catalog/measurements.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { restOfKnit } from '../blocks/knit-hat.ts'
import type { Cut } from '../pattern.ts'
import { getPiece } from './across-band.ts'
import type { MeasuringLine } from './measuring-line.ts'

/** Flat and at rest: half way round its lower edge; from the crown's middle down to it; and its turn-up. */
export function measureHat(cut: Cut): MeasuringLine[] {
  const front = getPiece(cut, 'front')
  const { top, right: eighth } = boundsOf(outlineOf(front))
  const cuff = cut.pieces.find(piece => piece.name === 'cuff')
  const around = cuff ? boundsOf(outlineOf(cuff)) : { right: eighth * 4, top: 0 }
  const half = (around.right / 2) * restOfKnit
  const lower = cuff?.name ?? front.name
  const lowest = front.wrap.kind === 'head' ? front.wrap.height : 0
  const upright = (u: number, on: string, from: number, to: number) => ({
    on,
    from: [u, from] satisfies Point,
    to: [u, to] satisfies Point,
  })
  const lines: MeasuringLine[] = [
    {
      name: 'width',
      label: hatMeasurements.width,
      legs: [{ on: lower, from: [-half, around.top / 4], to: [half, around.top / 4] }],
      aside: 0,
      labelAt: 0.24,
    },
    {
      name: 'height',
      label: hatMeasurements.height,
      legs: [upright(0, front.name, top, cuff ? lowest : 0)],
      aside: 0,
      labelAt: 0.3,
    },
  ]
  if (!cuff) return lines
  return [
    ...lines,
    {
      name: 'cuff',
      label: hatMeasurements.cuff,
      legs: [upright(half * 0.8, cuff.name, around.top, 0)],
      aside: 0,
      labelAt: 0.4,
    },
  ]
}
