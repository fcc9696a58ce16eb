import { expect, test } from 'vitest'
import { firstQuantity, suggestOver } from './quantities.ts'

test.each([
  [0, 0],
  [1, 1],
  [8, 1],
  [33, 1],
  [34, 2],
  [100, 3],
  [101, 4],
])('TP3: of %i pieces %i over are suggested', (ordered, over) => {
  expect(suggestOver(ordered)).toBe(over)
  expect(firstQuantity('M', ordered)).toEqual({
    sizeName: 'M',
    ORDER: ordered,
    OVER: over,
    QC: 0,
    MARKETING: 0,
  })
})
