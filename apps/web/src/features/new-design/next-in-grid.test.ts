import { describe, expect, test } from 'vitest'
import { nextInGrid } from '#web/features/new-design/next-in-grid.ts'

// Two rows of three and two, then one of a family further down.
const places = [
  { left: 0, top: 0 },
  { left: 100, top: 1 },
  { left: 200, top: 0 },
  { left: 0, top: 300 },
  { left: 100, top: 300 },
  { left: 0, top: 700 },
]

describe('arrow keys among the products', () => {
  test.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [5, 'ArrowRight', undefined],
    [3, 'ArrowLeft', 2],
    [0, 'ArrowLeft', undefined],
    [1, 'ArrowDown', 4],
    [2, 'ArrowDown', 4],
    [4, 'ArrowDown', 5],
    [5, 'ArrowDown', undefined],
    [5, 'ArrowUp', 3],
    [4, 'ArrowUp', 1],
    [2, 'ArrowUp', undefined],
    [4, 'Home', 0],
    [1, 'End', 5],
    [1, 'Tab', undefined],
    [9, 'ArrowDown', undefined],
  ])('from %i, %s leads to %s', (from, key, to) => {
    expect(nextInGrid(places, from, key)).toBe(to)
  })
})
