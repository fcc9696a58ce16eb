import { sockMeasurements } from '@teamloom/catalog/measurements.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { profileOfSock } from '../blocks/sock-profile.ts'
import type { Cut } from '../pattern.ts'
import type { MeasuringLine } from './measuring-line.ts'

/** One sock, flat and at rest, measured from its leg's place: its cuff, its height and its foot. */
export function measureSocks(cut: Cut): MeasuringLine[] {
  const { calf, height, deep, heel, thick, tip } = profileOfSock(cut, 'left')
  // On the leg: forward of the ankle's middle, and below the cuff.
  const line = (from: Point, to: Point) => [{ on: 'leftLeg', from, to }]
  return [
    {
      name: 'leg',
      label: sockMeasurements.leg,
      legs: line([-calf, -height + 0.35], [calf, -height + 0.35]),
      aside: 0,
      labelAt: 0.3,
    },
    {
      name: 'height',
      label: sockMeasurements.height,
      legs: line([0, -height], [0, deep]),
      aside: 0,
      labelAt: 0.4,
    },
    {
      name: 'foot',
      label: sockMeasurements.foot,
      legs: line([-heel, deep - thick], [tip, deep - thick]),
      aside: 0,
      labelAt: 0.7,
    },
  ]
}
