import { expect, test } from 'vitest'
import { crossingsOf } from './crossings.ts'

const slope = [
  [0, 0],
  [2, 4],
  [4, 0],
] as const

test('a line is crossed by an upright once, and by a level where it goes up and where it comes down', () => {
  expect(crossingsOf(slope, 1, 0)).toEqual([2])
  expect(crossingsOf(slope, 2, 1)).toEqual([1, 3])
})

test('a line that begins on an upright is crossed by it, one that ends beside it is not', () => {
  expect(crossingsOf(slope, 0, 0)).toEqual([0])
  expect(crossingsOf(slope, 5, 0)).toEqual([])
})
