import { expect, test } from 'vitest'
import { type Reach, testsThatReach } from './reach.ts'

const wide: Reach = {
  test: 'wide.test.ts',
  reached: { 'a.ts': [10, 90, 20, 40], 'b.ts': [0, 5], 'c.ts': [] },
}
const narrow: Reach = { test: 'narrow.test.ts', reached: { 'a.ts': [10, 90] } }
const other: Reach = { test: 'other.test.ts', reached: { 'b.ts': [0, 5] } }
const all = [wide, other, narrow]

test('a fault is told by those that call its function, the narrowest first', () => {
  expect(testsThatReach(all, 'a.ts', { start: 50, end: 51 }, [10, 90])).toEqual([
    'narrow.test.ts',
    'wide.test.ts',
  ])
  expect(testsThatReach(all, 'a.ts', { start: 30, end: 31 }, [20, 40])).toEqual(['wide.test.ts'])
})

test('those that call any of a file may tell what lies outside of its functions, or where they are not known', () => {
  expect(testsThatReach(all, 'a.ts', { start: 1, end: 2 }, undefined)).toHaveLength(2)
  expect(testsThatReach(all, 'c.ts', { start: 1, end: 2 }, [0, 9])).toEqual(['wide.test.ts'])
  expect(testsThatReach(all, 'd.ts', { start: 1, end: 2 }, undefined)).toEqual([])
})
