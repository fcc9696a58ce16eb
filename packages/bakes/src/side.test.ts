import { expect, test } from 'vitest'
import { sideBeside, sides } from './side.ts'

test('to the right of the front as it is seen is the wearer’s left, and so on round', () => {
  expect(sideBeside('front', 'right')).toBe('left')
  expect(sideBeside('left', 'right')).toBe('back')
  expect(sideBeside('back', 'right')).toBe('right')
  expect(sideBeside('right', 'right')).toBe('front')
})

test('to the left is the way back', () => {
  for (const side of sides) expect(sideBeside(sideBeside(side, 'right'), 'left')).toBe(side)
})
