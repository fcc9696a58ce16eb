import { describe, expect, test } from 'vitest'
import { bitAt, drawnIn, emptyBits, inkedShare, joinBits, setBit } from './bits.ts'
import { dotsOf } from './halftone-dots.ts'

const screen = { lines: 55, degrees: 22.5, perInch: 720 }

/** All of one tone. */
const flat = (width: number, tone: number) => (_: number, count: number) =>
  new Uint8Array(width * count).fill(tone)

describe('MF17: dots', () => {
  test.each([5, 10, 25, 40, 50, 60, 75, 90, 95])('of %i %% ink cover that share to 2 %%', async percent => {
    for (const degrees of [22.5, 52.5, 82.5])
      for (const lines of [45, 55, 65]) {
        const size = { width: 1440, height: 1440 }
        const tone = Math.round(2.55 * percent)
        const bits = await dotsOf(size, flat(1440, tone), { lines, degrees, perInch: 720 })
        expect(Math.abs(inkedShare(bits) - tone / 255)).toBeLessThan(0.02)
      }
  })

  test('are as many to the inch as the screen has lines, squared', async () => {
    const size = { width: 1440, height: 1440 }
    const bits = await dotsOf(size, flat(1440, 51), screen)
    // Dots that do not touch: each has one run that begins where nothing lies above it and ends so.
    let dots = 0
    for (let y = 1; y < 1440; y++)
      for (let x = 0; x < 1440; x++) {
        if (!bitAt(bits, x, y) || (x > 0 && bitAt(bits, x - 1, y))) continue
        let end = x
        while (end < 1440 && bitAt(bits, end, y)) end += 1
        let isFirst = true
        for (let at = Math.max(0, x - 1); at <= Math.min(1439, end); at++)
          if (bitAt(bits, at, y - 1)) isFirst = false
        if (isFirst) dots += 1
      }
    expect(dots / 4 / 55 ** 2).toBeCloseTo(1, 1)
  })

  test('are none where nothing is, and solid where all is', async () => {
    const size = { width: 64, height: 8 }
    expect(inkedShare(await dotsOf(size, flat(64, 0), screen))).toBe(0)
    expect(inkedShare(await dotsOf(size, flat(64, 255), screen))).toBe(1)
  })
})

describe('MF18: white that is drawn in', () => {
  const square = () => {
    const bits = emptyBits(60, 40)
    for (let y = 5; y < 35; y++) for (let x = 5; x < 55; x++) if (!(x === 30 && y === 20)) setBit(bits, x, y)
    return bits
  }

  test('lies nowhere beyond what it is below, and nowhere more than its choke within it', () => {
    const bits = square()
    const left = drawnIn(bits, 5)
    const nearest = (x: number, y: number) => {
      let most = Number.POSITIVE_INFINITY
      for (let v = -1; v <= 40; v++)
        for (let u = -1; u <= 60; u++) {
          const isOutside = u < 0 || v < 0 || u >= 60 || v >= 40
          if (isOutside || !bitAt(bits, u, v)) most = Math.min(most, Math.hypot(u - x, v - y))
        }
      return most
    }
    const places = Array.from({ length: 60 * 40 }, (_, i) => [i % 60, Math.floor(i / 60)] as const)
    const [within, without] = [
      places.filter(([x, y]) => bitAt(left, x, y)),
      places.filter(([x, y]) => !bitAt(left, x, y)),
    ]
    expect(within.filter(([x, y]) => nearest(x, y) <= 5)).toEqual([])
    expect(without.filter(([x, y]) => nearest(x, y) > 6)).toEqual([])
    expect(within.length).toBeGreaterThan(100)
  })

  test('is below all inks together', () => {
    const [one, other] = [emptyBits(20, 20), emptyBits(20, 20)]
    for (let y = 0; y < 20; y++) for (let x = 0; x < 20; x++) setBit(x < 10 ? one : other, x, y)
    const left = drawnIn(joinBits([one, other]), 3)
    expect(bitAt(left, 9, 10) && bitAt(left, 10, 10)).toBe(true)
    expect(bitAt(left, 2, 10)).toBe(false)
  })
})
