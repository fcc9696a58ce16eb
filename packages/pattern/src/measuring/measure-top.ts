import { topMeasurements } from '@teamloom/catalog/measurements.ts'
import { must } from '@teamloom/kit/assert.ts'
import { boundsOf, getEdge, outlineOf, spanAt } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Cut } from '../pattern.ts'
import { acrossBand, getPiece } from './across-band.ts'
import type { MeasuringLine } from './measuring-line.ts'

/**
 * Half chest 1 in below the armhole; length from the high shoulder point to the lowest edge; sleeve from
 * the centre back over the shoulder to the end of the cuff, when it has sleeves.
 */
export function measureTop(cut: Cut): MeasuringLine[] {
  // The back is whole where the front may be open.
  const back = getPiece(cut, 'back')
  const shoulder = getEdge(back, 'shoulderLeft').toSorted((a, b) => a[1] - b[1])
  const [high, tip] = [must(shoulder[0], 'shoulder'), must(shoulder.at(-1), 'shoulder')]
  const outline = outlineOf(back)
  const chestAt = boundsOf(getEdge(back, 'armholeLeft')).bottom + 1
  const chest = spanAt(outline, chestAt)
  const hem: Point = [high[0], boundsOf(getEdge(back, 'hem')).bottom]
  const sleeve = cut.pieces.find(piece => piece.name === 'leftSleeve')
  const lines: MeasuringLine[] = [
    {
      name: 'chest',
      label: topMeasurements.chest,
      legs: [{ on: 'back', from: [chest.left, chestAt], to: [chest.right, chestAt] }],
      aside: 0,
      labelAt: 0.76,
    },
    {
      name: 'length',
      label: topMeasurements.length,
      legs: [{ on: 'back', from: high, to: hem }, ...acrossBand(cut, 'back.hem')],
      aside: 0,
      labelAt: 0.62,
    },
  ]
  if (!sleeve) return lines
  const end: Point = [0, boundsOf(outlineOf(sleeve)).bottom]
  return [
    ...lines,
    {
      name: 'sleeve',
      label: topMeasurements.sleeve,
      legs: [
        { on: 'back', from: [0, tip[1]], to: tip },
        { on: sleeve.name, from: [0, 0], to: end },
        ...acrossBand(cut, `${sleeve.name}.hem`),
      ],
      aside: 0,
      labelAt: 0.72,
    },
  ]
}
