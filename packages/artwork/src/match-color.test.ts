import { expect, test } from 'vitest'
import { colorDifference, matchColor } from './match-color.ts'

test.each([
  // Equal, barely apart, far apart.
  ['#BB1D2B', '#BB1D2B', 0, 0],
  ['#BB1D2B', '#BC1E2C', 0.1, 1],
  ['#FFFFFF', '#000000', 99.9, 100.1],
])('%s and %s differ by %d to %d', (a, b, least, most) => {
  expect(colorDifference(a, b)).toBeGreaterThanOrEqual(least)
  expect(colorDifference(a, b)).toBeLessThanOrEqual(most)
})

test('the nearest colour is found, and none in an empty palette', () => {
  const palette = [{ hex: '#000000' }, { hex: '#C21A2B' }, { hex: '#1E49A6' }]
  expect(matchColor('#d01020', palette)?.hex).toBe('#C21A2B')
  expect(matchColor('#d01020', [])).toBeUndefined()
})
