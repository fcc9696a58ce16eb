import { expect, test } from 'vitest'
import { clipCurve } from './clip.ts'
import { line } from './curve.ts'
import type { Point } from './point.ts'

const isRight = ([u]: Point) => u

test('a curve that lies within is kept whole, one that lies outside not at all', () => {
  expect(clipCurve(line([1, 0], [3, 0]), isRight)).toMatchObject([{ from: 0, to: 1 }])
  expect(clipCurve(line([-3, 0], [-1, 0]), isRight)).toEqual([])
})

test('a curve is cut where it crosses, and each stretch knows its place', () => {
  const [first, second, ...rest] = clipCurve(
    [
      [3, 0],
      [-1, 0],
      [-1, 2],
      [1, 2],
    ],
    isRight,
  )
  expect(rest).toEqual([])
  expect(first).toEqual({
    curve: [
      [3, 0],
      [0, 0],
    ],
    from: 0,
    to: 3 / 8,
  })
  expect(second).toMatchObject({ from: 7 / 8, to: 1 })
})
