import { expect, test } from 'vitest'
import { closenessOf } from './closeness.ts'

test.each([
  [0, 'same'],
  [2, 'same'],
  [2.1, 'close'],
  [5, 'close'],
  [9.9, 'visible'],
  [10, 'visible'],
  [10.1, 'another'],
])('colours that are %f apart are told as %s', (difference, words) => {
  expect(closenessOf(difference)).toBe(words)
})
