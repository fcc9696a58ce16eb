import { describe, expect, test } from 'vitest'
import { isAlike, unlikeness } from './likeness.ts'
import type { Pixels } from './pixels.ts'

type Square = {
  readonly left: number
  readonly top: number
  readonly side: number
  readonly rgba: readonly number[]
}

const green = [22, 62, 45, 255]
const red = [194, 26, 43, 255]

function draw(size: number, squares: readonly Square[]): Pixels {
  const rgba = new Uint8Array(4 * size * size)
  for (const { left, top, side, rgba: color } of squares)
    for (let y = top; y < top + side; y++)
      for (let x = left; x < left + side; x++) rgba.set(color, 4 * (y * size + x))
  return { width: size, height: size, rgba }
}

const ground: Square = { left: 20, top: 20, side: 200, rgba: green }

describe('two drawings of one thing are alike', () => {
  test.each([
    ['the same', draw(256, [ground])],
    ['a step of a colour off', draw(256, [{ ...ground, rgba: [30, 70, 40, 255] }])],
    ['a pixel off', draw(256, [{ ...ground, left: 21, top: 19 }])],
    ['larger', draw(1024, [{ left: 80, top: 80, side: 800, rgba: green }])],
  ])('that are %s', (_, other) => {
    expect(unlikeness(draw(256, [ground]), other).share).toBe(0)
  })

  test('where nothing is seen, whatever its colour', () => {
    expect(unlikeness(draw(256, []), draw(256, [{ ...ground, rgba: [255, 255, 255, 0] }])).share).toBe(0)
  })
})

describe('and not', () => {
  const part: Square = { left: 60, top: 60, side: 100, rgba: red }

  test.each([
    ['where a part is gone', draw(256, [ground]), draw(256, [ground, part])],
    ['whichever of them lacks it', draw(256, [ground, part]), draw(256, [ground])],
  ])('%s: as much as it is of what is seen', (_, one, other) => {
    expect(unlikeness(one, other).share).toBeCloseTo((100 * 100) / (200 * 200), 1)
  })

  test.each([2, 3])('where a small square of %i pixels is otherwise: if no edge could make it', side => {
    const small = draw(256, [ground, { ...part, side }])
    expect(isAlike(draw(256, [ground]), small)).toBe(side < 3)
  })

  test('where white is gone that lay on nothing', () => {
    const white = draw(256, [{ ...ground, rgba: [255, 255, 255, 255] }])
    expect(unlikeness(white, draw(256, [])).share).toBeGreaterThan(0.9)
  })

  test('of different shapes', () => {
    const { rgba } = draw(256, [ground])
    expect(unlikeness(draw(256, [ground]), { width: 256, height: 128, rgba }).share).toBe(1)
  })
})
