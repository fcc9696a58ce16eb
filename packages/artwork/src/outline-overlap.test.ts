import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { type Outline, outlineOf, overlapOf } from './outline-overlap.ts'
import type { Pixels } from './pixels.ts'

function picture(width: number, height: number, isSeen: (x: number, y: number) => boolean): Pixels {
  const rgba = new Uint8Array(4 * width * height)
  for (let i = 0; i < width * height; i++)
    if (isSeen(i % width, Math.floor(i / width))) rgba.set([20, 40, 60, 255], 4 * i)
  return { width, height, rgba }
}

const outline = (pixels: Pixels): Outline => must(outlineOf(pixels), 'outline')
const disc = (size: number, at: number) => (x: number, y: number) =>
  Math.hypot(x + 0.5 - at, y + 0.5 - at) < size / 2

test('a drawing overlaps itself wholly, in any size and with any margins', () => {
  const small = outline(picture(120, 120, disc(120, 60)))
  const large = outline(picture(500, 600, disc(400, 250)))
  expect(large.proportion).toBeCloseTo(1, 2)
  expect(overlapOf(small, large)).toBeGreaterThan(0.98)
})

test('the half of a square overlaps it by half', () => {
  const whole = outline(picture(100, 100, () => true))
  const half = outline(picture(100, 100, (x, y) => x + y < 100))
  expect(overlapOf(whole, half)).toBeCloseTo(0.5, 1)
})

test('nothing has no outline', () => {
  expect(outlineOf(picture(10, 10, () => false))).toBeUndefined()
})
