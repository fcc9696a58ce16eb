import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brightestLight, codeOfLight, lightOfCode, shadowFactors } from './shade-code.ts'

test('every code tells a light that has that code', () => {
  for (let code = 0; code < 256; code++) expect(codeOfLight(lightOfCode(code))).toBe(code)
})

test.each([
  [0, 0],
  [-1, 0],
  [brightestLight, 255],
  [9, 255],
])('light %d has code %d', (light, code) => {
  expect(codeOfLight(light)).toBe(code)
})

test('light comes back within one part in a hundred and sixty of where the eye looks', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.25, max: brightestLight, noNaN: true }), light => {
      expect(Math.abs(lightOfCode(codeOfLight(light)) / light - 1)).toBeLessThan(1 / 100)
    }),
  )
})

test('more light never has a lower code', () => {
  const light = fc.double({ min: 0, max: 3, noNaN: true })
  fc.assert(
    fc.property(light, light, (a, b) => {
      expect(codeOfLight(Math.min(a, b))).toBeLessThanOrEqual(codeOfLight(Math.max(a, b)))
    }),
  )
})

test('a shadow takes from a code what it takes from the light', () => {
  for (const shadow of [0, 64, 128, 200, 255])
    expect(lightOfCode(200 * shadowFactors[shadow]!)).toBeCloseTo((lightOfCode(200) * shadow) / 255, 6)
})
