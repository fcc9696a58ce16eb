import { contains, distanceTo, outlineOf } from '@teamloom/shape/panel.ts'
import { expect, test } from 'vitest'
import { sleevelessPolarSpec } from '../products/sleevelessPolar/spec.ts'
import { pieceSides, pieceYoke, sidesFrom } from './piecing.ts'
import { cutTorso } from './torso.ts'
import { vestFaces } from './vest.ts'

const front = cutTorso(sleevelessPolarSpec('M').torso, 'front')
const piecing = { outside: vestFaces.yoke, inside: vestFaces.body, stitched: [] }

test('a yoke is the part above its seam, from armhole to armhole', () => {
  const { outline, seam } = pieceYoke(front, () => 2, piecing)
  expect(contains(outline, [0, 1.9])).toBe(true)
  expect(contains(outline, [5, 0])).toBe(true)
  expect(contains(outline, [0, 2.1])).toBe(false)
  for (const end of [seam[0]!, seam.at(-1)!]) expect(distanceTo(outlineOf(front), end)).toBeLessThan(0.01)
})

test('side panels run from above the underarm to the hem, both alike', () => {
  const [left, right] = pieceSides(front, sidesFrom(front, 3, 3), piecing)
  const hem = 24.2
  expect(contains(left!.outline, [9, hem])).toBe(true)
  expect(contains(left!.outline, [7, hem])).toBe(false)
  expect(contains(left!.outline, [-9, hem])).toBe(false)
  expect(contains(right!.outline, [-9, hem])).toBe(true)
  expect(right!.seam.length).toBe(left!.seam.length)
})
