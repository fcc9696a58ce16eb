import { differenceCiede2000 } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colorDifference } from './color-difference.ts'

test.each([
  // Equal, barely apart, far apart.
  ['#BB1D2B', '#BB1D2B', 0, 0],
  ['#BB1D2B', '#BC1E2C', 0.1, 1],
  ['#FFFFFF', '#000000', 99.9, 100.1],
  ['#fff', '#FFFFFF', 0, 0],
])('%s and %s differ by %d to %d', (a, b, least, most) => {
  expect(colorDifference(a, b)).toBeGreaterThanOrEqual(least)
  expect(colorDifference(a, b)).toBeLessThanOrEqual(most)
})

test('any two colours differ as the library says', () => {
  const byte = fc.nat(255)
  const hex = fc
    .oneof(
      fc.tuple(byte, byte, byte),
      byte.map((gray): [number, number, number] => [gray, gray, gray]),
    )
    .map(bytes => `#${bytes.map(each => each.toString(16).padStart(2, '0')).join('')}`)
  const known = differenceCiede2000()
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      expect(colorDifference(a, b)).toBeCloseTo(known(a, b), 9)
    }),
    { numRuns: 5000 },
  )
})

test('what is no hex colour is a fault of ours', () => {
  expect(() => colorDifference('red', '#000000')).toThrow('colour in red')
})
