import { expect, test } from 'vitest'
import { decoratedSides } from './decorated-sides.ts'
import { decorated, fresh, sample } from './testing/sample.ts'

test('a side is decorated when artwork lies on it, each told once and in the product’s order', () => {
  expect(decoratedSides(fresh, sample)).toEqual([])
  const back = decorated(fresh, 1, 'back')
  expect(decoratedSides(back, sample)).toEqual(['back'])
  expect(decoratedSides(decorated(back, 2, 'chest'), sample)).toEqual(['front', 'back'])
})

test('a placeholder decorates nothing', () => {
  expect(decoratedSides(decorated(fresh, 1, 'back', null, 'undefinedprint'), sample)).toEqual([])
})
