import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shrinkEvenly } from './shrink-evenly.ts'

type Pixel = readonly [red: number, green: number, blue: number, seen: number]

function pictureOf(width: number, height: number, pixelAt: (x: number, y: number) => Pixel) {
  const rgba = new Uint8ClampedArray(4 * width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rgba.set(pixelAt(x, y), 4 * (y * width + x))
  return { width, height, rgba }
}

const box = { x: 8, y: 16, width: 48, height: 64 }

test.each([2, 4, 8])('of one colour, %i times smaller, all is that colour, whole or seen through', shrink => {
  for (const seen of [255, 128]) {
    const picture = pictureOf(80, 96, () => [200, 30, 90, seen])
    const { width, height, colours } = shrinkEvenly(picture, box, shrink)
    expect([width, height]).toEqual([48 / shrink, 64 / shrink])
    for (let at = 0; at < colours.length; at += 3)
      [200, 30, 90].forEach((byte, c) => {
        expect(Math.abs(colours[at + c]! - byte)).toBeLessThanOrEqual(seen === 255 ? 0 : 2)
      })
  }
})

test('what is not seen lends nothing of its colour to what is', () => {
  const picture = pictureOf(80, 96, x => (x < 32 ? [255, 0, 0, 0] : [20, 60, 90, 255]))
  const { width, colours } = shrinkEvenly(picture, box, 4)
  const firstSeen = (32 - box.x) / 4
  const reds = [...colours].filter((_, at) => at % 3 === 0 && (at / 3) % width >= firstSeen)
  expect(Math.max(...reds)).toBeLessThanOrEqual(22)
})

test('an edge stays where it is, and as sharp: what is three pixels from it is as it was', () => {
  const picture = pictureOf(80, 96, (x, y) => (x < 32 && y < 48 ? [240, 240, 240, 255] : [16, 16, 16, 255]))
  const { width, height, colours } = shrinkEvenly(picture, box, 4)
  const [edgeX, edgeY] = [(32 - box.x) / 4, (48 - box.y) / 4]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isPale = x < edgeX && y < edgeY
      const byte = colours[3 * (y * width + x)]!
      const isFar = [x - edgeX, y - edgeY].every(beyond => beyond >= 3 || beyond < -3)
      expect(Math.abs(byte - (isPale ? 240 : 16))).toBeLessThan(isFar ? 1 : 112)
    }
})

test('a part shows what the whole shows there, three pixels from its border and at the border of the whole', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 7, maxLength: 40 }), bytes => {
      const picture = pictureOf(80, 96, (x, y) => [bytes[(x + 3 * y) % bytes.length]!, x, y, 255])
      const whole = shrinkEvenly(picture, { x: 0, y: 0, width: 80, height: 96 }, 4)
      const part = shrinkEvenly(picture, { ...box, x: 0 }, 4)
      for (let y = 3; y < part.height - 3; y++) {
        const from = 3 * (y + box.y / 4) * whole.width
        const here = 3 * y * part.width
        const length = 3 * (part.width - 3)
        expect([...part.colours.subarray(here, here + length)]).toEqual([
          ...whole.colours.subarray(from, from + length),
        ])
      }
    }),
    { numRuns: 40 },
  )
})
