import { expect, test } from 'vitest'
import { line } from './curve.ts'
import { pathData, viewBoxOf } from './svg.ts'

test('a path has no more points than its shape needs', () => {
  expect(pathData([line([0, 0], [4, 0])], false)).toBe('M0 0L4 0')
  const square = [line([0, 0], [1, 0]), line([0, 1], [1.256, 1])]
  expect(pathData(square, true)).toBe('M0 0L1 0ZM0 1L1.26 1Z')
})

test('a view shows all of its bounds', () => {
  expect(viewBoxOf({ left: -1, top: 2, right: 3, bottom: 4.5 })).toBe('-1 2 4 2.5')
})
