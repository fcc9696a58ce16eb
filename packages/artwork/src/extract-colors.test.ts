import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colorDifference } from './color-difference.ts'
import { extractColors } from './extract-colors.ts'
import { type Pixels, rgbOfHex } from './pixels.ts'

type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

function picture(width: number, height: number, at: (x: number, y: number) => Rgba): Pixels {
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rgba.set(at(x, y), (y * width + x) * 4)
  }
  return { width, height, rgba }
}

const ink = (hex: string, alpha = 255): Rgba => [...rgbOfHex(hex), alpha]
const green = '#163E2D'
const gold = '#E5A21B'

describe('the colours of artwork', () => {
  test('come most used first', () => {
    const found = extractColors(
      picture(40, 40, x => ink(x < 10 ? gold : green)),
      8,
    )
    expect(found).toEqual([green, gold])
  })

  test('are those of what is seen: nothing of what is see-through beside', () => {
    const found = extractColors(
      picture(40, 40, x => (x < 20 ? ink('#FF00FF', 0) : ink(green))),
      8,
    )
    expect(found).toEqual([green])
  })

  test('are there when all of it is see-through', () => {
    expect(
      extractColors(
        picture(40, 40, x => ink(x < 10 ? gold : green, 100)),
        8,
      ),
    ).toEqual([green, gold])
    expect(
      extractColors(
        picture(40, 40, () => ink(green, 0)),
        8,
      ),
    ).toEqual([])
  })

  test('do not tell two of a hair’s breadth apart', () => {
    const found = extractColors(
      picture(40, 40, x => ink(x < 20 ? '#163E2D' : '#173F2E')),
      8,
    )
    expect(found).toHaveLength(1)
  })

  test('leave out what hardly covers anything', () => {
    const dot = picture(100, 100, (x, y) => ink(x < 3 && y < 3 ? gold : green))
    expect(extractColors(dot, 8)).toEqual([green])
  })

  test('are found of what has no flat areas, in the number asked for', () => {
    const shade = picture(64, 64, (x, y) => [x * 4, y * 4, 128, 255])
    expect(extractColors(shade, 6)).toHaveLength(6)
  })

  test('are hexes that are in it, each another, never more than asked for', () => {
    const anyInk = fc.constantFrom('#163E2D', '#E5A21B', '#FBFBF9', '#C21A2B', '#1E49A6', '#141416')
    fc.assert(
      fc.property(
        fc.array(anyInk, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 8 }),
        (inks, most) => {
          const bars = picture(inks.length * 12, 12, x => ink(inks[Math.floor(x / 12)]!))
          const found = extractColors(bars, most)
          expect(found).toHaveLength(Math.min(most, new Set(inks).size))
          expect(found.every(hex => inks.some(own => colorDifference(own, hex) < 1))).toBe(true)
          expect(new Set(found).size).toBe(found.length)
        },
      ),
      { numRuns: 30 },
    )
  })
})
