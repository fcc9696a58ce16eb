import { expect, test } from 'vitest'
import { measureDetails } from './measure-details.ts'
import { rgbOfHex } from './pixels.ts'

const [ink, white] = ['#163E2D', '#FBFBF9']

/** 200 by 100 pixels; `at` says which colour there is, if any. */
function drawn(at: (x: number, y: number) => string | null) {
  const [width, height] = [200, 100]
  const rgba = new Uint8Array(4 * width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const hex = at(x, y)
      if (hex) rgba.set([...rgbOfHex(hex), 255], 4 * (y * width + x))
    }
  return { width, height, rgba }
}

const within = (value: number, from: number, to: number) => value >= from && value < to
const block = (x: number, y: number) => within(x, 20, 100) && within(y, 20, 80)

test('solid art has nothing that is fine, and all of one colour', () => {
  const { shares, line, gap } = measureDetails(
    drawn((x, y) => (block(x, y) ? ink : null)),
    [ink],
    true,
  )
  expect([shares, line, gap]).toEqual([[1], null, null])
})

test.each([
  ['a line', (x: number, y: number) => within(y, 50, 53) && within(x, 110, 180)],
  ['a slanted line', (x: number, y: number) => Math.abs(x - 110 - y) <= 2 && within(y, 20, 80)],
  ['the rim of a ring', (x: number, y: number) => within(Math.hypot(x - 150, y - 50), 27, 30)],
])('%s is found where it is, as thick as it is', (_, isLine) => {
  const art = drawn((x, y) => (block(x, y) || isLine(x, y) ? ink : null))
  const { line } = measureDetails(art, [ink], true)
  expect(200 * (line?.size ?? 0)).toBeGreaterThan(2.4)
  expect(200 * (line?.size ?? 0)).toBeLessThan(4)
  expect(isLine(Math.floor(200 * line!.u), Math.floor(100 * line!.v))).toBe(true)
})

test('a line in another colour is one too, and a corner, a tip or a disc is none', () => {
  const stripe = drawn((x, y) => (block(x, y) ? (within(y, 40, 42) ? white : ink) : null))
  expect(200 * (measureDetails(stripe, [ink, white], true).line?.size ?? 0)).toBeCloseTo(2, 0)
  const tip = drawn((x, y) => (within(y, 20, 80) && Math.abs(x - 100) < (y - 20) / 2 ? ink : null))
  expect(measureDetails(tip, [ink], true).line?.size ?? 1).toBeGreaterThan(0.1)
  const disc = drawn((x, y) => (Math.hypot(x - 100, y - 50) < 40 ? ink : null))
  expect(measureDetails(disc, [ink], true).line).toBeNull()
})

test('a gap is between two parts; around the artwork is none', () => {
  const two = drawn((x, y) => (within(y, 20, 80) && (within(x, 20, 98) || within(x, 102, 180)) ? ink : null))
  const { gap } = measureDetails(two, [ink], true)
  expect(200 * (gap?.size ?? 0)).toBeCloseTo(4, 0)
  expect(gap?.u).toBeCloseTo(0.5, 1)
})

test.each([
  ['a V', (y: number) => y - 20],
  ['a counter with a blunt foot', (y: number) => y - 5],
])('the foot of %s is no gap, whatever it opens into', (_, far) => {
  const notched = drawn((x, y) =>
    within(y, 20, 80) && within(x, 20, 180) && Math.abs(x - 100) >= far(y) / 16 ? ink : null,
  )
  expect(measureDetails(notched, [ink], true).gap).toBeNull()
})

test.each([
  ['that ends', (y: number) => (y > 30 ? 1.5 : 0)],
  ['that is narrowest halfway', (y: number) => 1.5 + (y - 50) ** 2 / 600],
])('a slit %s is a gap still', (_, half) => {
  const slit = drawn((x, y) =>
    within(y, 20, 80) && within(x, 20, 180) && Math.abs(x + 0.5 - 99.5) >= half(y) ? ink : null,
  )
  const { gap } = measureDetails(slit, [ink], true)
  expect(200 * (gap?.size ?? 0)).toBeCloseTo(3, 0)
  expect(gap?.u).toBeCloseTo(0.5, 1)
})

test('each colour has a point in its midst, and a fine line tells its colour', () => {
  const art = drawn((x, y) => (within(y, 40, 42) && within(x, 20, 180) ? white : block(x, y) ? ink : null))
  const { middles, line } = measureDetails(art, [ink, white, '#FF00FF'], true)
  expect(line?.color).toBe(1)
  expect(middles?.[2]).toBeNull()
  const [u, v] = [200 * (middles?.[0]?.u ?? 0), 100 * (middles?.[0]?.v ?? 0)]
  expect(block(u, v) && !within(v, 38, 44)).toBe(true)
  expect(100 * (middles?.[1]?.v ?? 0)).toBeCloseTo(41, -0.5)
})

test('the smallest speck, and how much of it each colour is', () => {
  const art = drawn((x, y) =>
    block(x, y) ? (within(x, 20, 40) ? white : ink) : within(x, 150, 155) && within(y, 50, 55) ? ink : null,
  )
  const { speck, shares } = measureDetails(art, [ink, white], true)
  expect(200 * (speck?.size ?? 0)).toBeCloseTo(5, 0)
  expect(speck?.u).toBeCloseTo(0.76, 1)
  expect(shares[1]).toBeCloseTo(0.25, 1)
})

test('of tones only the shares are told', () => {
  const { shares, line, gap, speck } = measureDetails(
    drawn(() => ink),
    [ink],
    false,
  )
  expect([shares, line, gap, speck]).toEqual([[1], null, null, null])
})

test('where its ink ends is known of all of it and of each colour, faint tones too', () => {
  const art = drawn((x, y) => (block(x, y) ? ink : within(x, 110, 180) && within(y, 40, 50) ? white : null))
  const { inked, inkedIn } = measureDetails(art, [ink, white, '#FF00FF'], true)
  expect(inked).toEqual({ left: 0.1, top: 0.2, right: 0.9, bottom: 0.8 })
  expect(inkedIn).toEqual([
    { left: 0.1, top: 0.2, right: 0.5, bottom: 0.8 },
    { left: 0.55, top: 0.4, right: 0.9, bottom: 0.5 },
    null,
  ])
  art.rgba.set([0, 0, 0, 40], 4 * (90 * 200 + 190))
  expect(measureDetails(art, [ink, white], false).inked).toEqual({
    left: 0.1,
    top: 0.2,
    right: 0.955,
    bottom: 0.91,
  })
})
