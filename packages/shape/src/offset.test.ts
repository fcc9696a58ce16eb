import { expect, test } from 'vitest'
import { chain, line, nearestOn } from './curve.ts'
import { offsetCurve } from './offset.ts'

test('a straight line moves to its left, or to its right', () => {
  const way = line([0, 0], [2, 0])
  expect(offsetCurve(way, 1).map(([, v]) => v)).toEqual(way.map(() => -1))
  expect(offsetCurve(way, -1).map(([, v]) => v)).toEqual(way.map(() => 1))
})

test('the hollow of a V is mitred: one point, and nothing folds over', () => {
  const vee = chain(line([-2, -2], [0, 0]), line([0, 0], [2, -2]))
  const inside = offsetCurve(vee, 0.5)
  const lowest = inside.reduce((low, point) => (point[1] > low[1] ? point : low))
  expect(lowest[0]).toBeCloseTo(0)
  expect(lowest[1]).toBeCloseTo(-Math.SQRT1_2)
  for (const point of inside) expect(nearestOn(vee, point).distance).toBeCloseTo(0.5, 2)
  expect(inside.map(([u]) => u)).toEqual(inside.map(([u]) => u).toSorted((a, b) => a - b))
})
