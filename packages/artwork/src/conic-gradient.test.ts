import { expect, test } from 'vitest'
import { paintConicGradient, readConicGradient } from './conic-gradient.ts'

const red = [255, 0, 0, 255]
const blue = [0, 0, 255, 255]

test.each([
  ['conic-gradient(red, blue)', 0, [red, blue], [0, 1]],
  [
    'conic-gradient(from 90deg, rgba(255, 0, 0, 1) 0deg, rgba(0, 0, 255, 1) 360deg)',
    0.25,
    [red, blue],
    [0, 1],
  ],
  ['conic-gradient(from 0.5turn at 50% 50%, red 25%, #00f 180deg)', 0.5, [red, blue], [0.25, 0.5]],
  ['conic-gradient(red, blue, red)', 0, [red, blue, red], [0, 0.5, 1]],
  ['conic-gradient(red 50%, blue 25%)', 0, [red, blue], [0.5, 0.5]],
  ['conic-gradient(rgba(255,0,0,0.2), blue)', 0, [[255, 0, 0, 51], blue], [0, 1]],
])('%s is read', (css, from, colors, places) => {
  const gradient = readConicGradient(css)
  expect(gradient?.from).toBe(from)
  expect(gradient?.stops.map(({ rgba }) => rgba)).toEqual(colors)
  expect(gradient?.stops.map(({ at }) => at)).toEqual(places)
})

test.each([
  'linear-gradient(red, blue)',
  'conic-gradient(from 0deg at 10% 20%, red, blue)',
  'conic-gradient(nothing, blue)',
  'conic-gradient()',
  'conic-gradient(red, blue), url(a.png)',
])('%s is none', css => {
  expect(readConicGradient(css)).toBeUndefined()
})

test('its colours go around its middle, clockwise from above', () => {
  const gradient = readConicGradient('conic-gradient(from 90deg, red, blue 50%, red)')
  const { rgba } = paintConicGradient(gradient ?? { from: 0, stops: [] }, 41, 41)
  const at = (x: number, y: number) => [...rgba.subarray(4 * (y * 41 + x), 4 * (y * 41 + x) + 4)]
  expect(at(40, 20)).toEqual(red)
  expect(at(0, 20)).toEqual(blue)
  expect(at(20, 40)).toEqual([128, 0, 128, 255])
  expect(at(20, 0)).toEqual([128, 0, 128, 255])
})
