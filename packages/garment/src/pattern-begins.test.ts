import { flatInk } from '@teamloom/catalog/decorations/surface.ts'
import { expect, test } from 'vitest'
import { composeSide } from './compose-side.ts'
import { beginsAt } from './pattern-begins.ts'
import { flatImage } from './print-image.ts'
import { drawSide, perInch, pixelAt, plainLook } from './testing/draw-side.ts'

/** Upwards, as a hood's runs. */
const seam = [
  [0.5, 5],
  [1.5, 3],
  [2, 1],
] as const

test('a pattern begins on its seam, between its points and beyond its ends (RD20)', () => {
  expect(beginsAt(0.7, 1, 3)).toBe(0.7)
  expect([-2, 2].map(u => beginsAt({ ends: 9 }, u, 3))).toEqual([-9, 9])
  expect([6, 5, 4, 3, 2, 1, 0].map(v => beginsAt(seam, 1, v))).toEqual([0.5, 0.5, 1, 1.5, 1.75, 2, 2])
})

test('the images of a pattern lie whole on the seam that it follows (RD20)', () => {
  // The left and right quarters of a tile are its image, whose middle is where the tile begins.
  const rgba = new Uint8Array(4 * 64 * 64)
  for (let pixel = 0; pixel < 64 * 64; pixel++)
    if (pixel % 64 < 16 || pixel % 64 >= 48) rgba.set([200, 20, 20, 255], 4 * pixel)
  const size = { centerU: 0, centerV: 3, widthInches: 4, heightInches: 4 }
  const tile = { widthInches: 2, heightInches: 2, fromU: seam }
  const print = { panel: 'front', image: flatImage(rgba, 64, 64), surface: flatInk, tile, ...size }
  const picture = composeSide(drawSide(), { ...plainLook, prints: [print] })
  const bare = composeSide(drawSide(), plainLook)
  const isInked = (u: number, v: number) => {
    const [x, y] = [Math.round(80 + u * perInch), Math.round(10 + v * perInch)]
    return pixelAt(picture, x, y).hex !== pixelAt(bare, x, y).hex
  }
  for (const v of [1.5, 2, 2.5, 3.5, 4, 4.5]) {
    const middle = beginsAt(seam, 1, v)
    expect([-0.4, 0, 0.4].map(beside => isInked(middle + beside, v))).toEqual([true, true, true])
    expect([-0.6, -1, -1.4].map(beside => isInked(middle + beside, v))).toEqual([false, false, false])
  }
})

test('a pattern on a ring begins where its ends meet, for both of them (RD20)', () => {
  const half = new Uint8Array(4 * 64 * 64)
  for (let pixel = 0; pixel < 64 * 64; pixel++) if (pixel % 64 < 16) half.set([200, 20, 20, 255], 4 * pixel)
  const size = { centerU: 0, centerV: 3, widthInches: 4, heightInches: 4 }
  const tile = { widthInches: 2, heightInches: 2, fromU: { ends: 2.25 } }
  const print = { panel: 'front', image: flatImage(half, 64, 64), surface: flatInk, tile, ...size }
  const picture = composeSide(drawSide(), { ...plainLook, prints: [print] })
  const bare = composeSide(drawSide(), plainLook)
  const isInked = (u: number) => {
    const [x, y] = [Math.round(80 + u * perInch), 70]
    return pixelAt(picture, x, y).hex !== pixelAt(bare, x, y).hex
  }
  // Images lie from each end on, and whole tiles from there: to the right of -2.25 and -0.25, and of 0.25 and 2.25.
  expect([-2.1, -1.9, -0.1].map(isInked)).toEqual([true, true, true])
  expect([0.1, 0.4, 0.6].map(isInked)).toEqual([false, true, true])
  expect([-1.5, -0.5, 1.2, 2].map(isInked)).toEqual([false, false, false, false])
})
