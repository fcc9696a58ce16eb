import { expect, test } from 'vitest'
import { inOneTone } from './one-tone.ts'
import { type Pixels, rgbOfHex } from './pixels.ts'

const ink = '#204080'

/** A row of greys; below 0: clear. */
function row(...greys: readonly number[]): Pixels {
  const rgba = Uint8Array.from(greys.flatMap(grey => (grey < 0 ? [9, 9, 9, 0] : [grey, grey, grey, 255])))
  return { width: greys.length, height: 1, rgba }
}

const alphas = ({ rgba }: Pixels) => Array.from({ length: rgba.length / 4 }, (_, i) => rgba[4 * i + 3]!)

test('all of it is in the ink, as much as it is dark, the darkest in full (DS53)', () => {
  const printed = inOneTone(row(0, 120, 255), ink)
  expect([...printed.rgba.subarray(0, 3)]).toEqual([...rgbOfHex(ink)])
  const [dark, middle, light] = alphas(printed)
  expect([dark, light]).toEqual([255, 0])
  expect(middle).toBeGreaterThan(80)
  expect(middle).toBeLessThan(175)
})

test('even steps of lightness are even steps of ink, not those of bytes (DS53)', () => {
  // L* 75, 50 and 25.
  const [light, middle, dark] = alphas(inOneTone(row(185, 119, 59, 0), ink))
  expect([light, middle, dark].map(alpha => Math.round((alpha! / 255) * 20) / 20)).toEqual([0.25, 0.5, 0.75])
})

test('lighter than its cloth, it prints what is light (DS53)', () => {
  expect(alphas(inOneTone(row(0, 255), ink, true))).toEqual([0, 255])
})

test('artwork of nearly one shade is ink all over, however light that is', () => {
  expect(alphas(inOneTone(row(230, 240, 235), ink))).toEqual([255, 255, 255])
  expect(alphas(inOneTone(row(10, 20, 15), ink, true))).toEqual([255, 255, 255])
})

test('what is clear stays clear, half clear stays half, and no ink prints nothing', () => {
  const half = row(0, -1, 255)
  half.rgba[3] = 128
  expect(alphas(inOneTone(half, ink))).toEqual([128, 0, 0])
  expect(alphas(inOneTone(row(0, 255), null))).toEqual([0, 0])
})

test('a few dark specks do not make everything else pale', () => {
  const many = row(...Array.from({ length: 99 }, () => 110), 0)
  expect(alphas(inOneTone(many, ink))[0]).toBe(255)
})
