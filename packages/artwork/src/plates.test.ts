import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packArt, unpackArt } from './art-file.ts'
import { colorDifference } from './color-difference.ts'
import { extractColors } from './extract-colors.ts'
import { rgbOfHex } from './pixels.ts'
import { cutPlates, inkPlates } from './plates.ts'

/** Vertical bars of equal width, a blended column between neighbours. */
function bars(hexes: readonly string[], barWidth = 10, height = 20) {
  const width = hexes.length * (barWidth + 1)
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = Math.floor(x / (barWidth + 1))
      const isEdge = x % (barWidth + 1) === barWidth
      const own = rgbOfHex(hexes[index]!)
      const next = rgbOfHex(hexes[Math.min(hexes.length - 1, index + 1)]!)
      const color = isEdge ? own.map((part, channel) => (part + next[channel]!) / 2) : own
      rgba.set([...color, 255], (y * width + x) * 4)
    }
  }
  return { width, height, rgba }
}

const crest = ['#0E2A1E', '#E5A21B', '#F7F5EF', '#C21A2B']

describe('extractColors', () => {
  test('finds the inks of flat artwork, not the blends at its edges', () => {
    const found = extractColors(bars(crest), 8)
    expect(found).toHaveLength(crest.length)
    for (const ink of crest) expect(found.some(hex => colorDifference(hex, ink) < 2)).toBe(true)
  })

  test('keeps to the number asked for, and finds none in an empty picture', () => {
    expect(extractColors(bars(crest), 2)).toHaveLength(2)
    expect(extractColors({ width: 4, height: 4, rgba: new Uint8Array(64) }, 8)).toEqual([])
  })
})

describe('plates', () => {
  test('inked in their own colours give the artwork back', () => {
    const pixels = bars(crest)
    const again = inkPlates(cutPlates(pixels, crest), crest)
    const furthest = pixels.rgba.reduce(
      (most, byte, at) => Math.max(most, Math.abs(byte - again.rgba[at]!)),
      0,
    )
    expect(furthest).toBeLessThanOrEqual(2)
  })

  test('a changed ink changes its own pixels only', () => {
    const plates = cutPlates(bars(crest), crest)
    const before = inkPlates(plates, crest).rgba
    const after = inkPlates(plates, ['#1E49A6', ...crest.slice(1)]).rgba
    const firstBar = [...after.subarray(0, 4)]
    expect(firstBar).toEqual([0x1e, 0x49, 0xa6, 255])
    const second = 12 * 4
    expect([...after.subarray(second, second + 4)]).toEqual([...before.subarray(second, second + 4)])
  })

  test('an edge belongs to what lies beside it, not to a colour much like that', () => {
    // The blend of the first and white lies nearer to the second's line to white.
    const greens = ['#1A4D33', '#FFFFFF', '#205538', '#FFFFFF']
    const own = ['#1A4D33', '#FFFFFF', '#205538']
    const { rgba } = inkPlates(cutPlates(bars(greens), own), ['#FF0000', '#FFFFFF', '#0000FF'])
    const [red, green, blue] = [...rgba.subarray(10 * 4, 10 * 4 + 3)]
    expect(red).toBe(255)
    expect(green).toBe(blue)
  })

  test('a colour that is left out leaves nothing, and half of it at a soft edge', () => {
    const { rgba } = inkPlates(cutPlates(bars(crest), crest), [null, ...crest.slice(1)])
    expect(rgba[3]).toBe(0)
    expect(rgba[10 * 4 + 3]).toBeGreaterThan(110)
    expect(rgba[10 * 4 + 3]).toBeLessThan(145)
    expect([...rgba.subarray(10 * 4, 10 * 4 + 3)]).toEqual([0xe5, 0xa2, 0x1b])
  })
})

test('artwork survives packing, as plates and as pixels', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.infiniteStream(fc.nat(255)),
      (width, height, noise) => {
        const rgba = Uint8Array.from({ length: width * height * 4 }, () => noise.next().value as number)
        const pixels = { width, height, rgba }
        const plates = cutPlates(pixels, crest)
        expect(unpackArt(packArt({ kind: 'pixels', pixels }))).toEqual({ kind: 'pixels', pixels })
        expect(unpackArt(packArt({ kind: 'plates', plates }))).toEqual({ kind: 'plates', plates })
      },
    ),
  )
  expect(() => unpackArt(new Uint8Array(40))).toThrow('not an artwork file')
})
