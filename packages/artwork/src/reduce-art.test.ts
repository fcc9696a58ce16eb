import { expect, test } from 'vitest'
import type { Art } from './art-file.ts'
import { cutPlates, inkPlates } from './plates.ts'
import { reduceArt } from './reduce-art.ts'

const colors = ['#ff0000', '#0000ff']
const row = [
  [255, 0, 0, 255],
  [255, 0, 0, 255],
  [255, 0, 0, 255],
  [0, 0, 255, 255],
  [0, 0, 255, 255],
  [0, 0, 255, 255],
  [0, 0, 255, 255],
  [0, 0, 0, 0],
]
const pixels = { width: 8, height: 2, rgba: Uint8Array.from([...row, ...row].flat()) }
const asPixels: Art = { kind: 'pixels', pixels }
const asPlates: Art = { kind: 'plates', plates: cutPlates(pixels, colors) }

/** Red, green, blue, alpha of each pixel. */
function colorsOf(art: Art): number[][] {
  const { rgba } = art.kind === 'plates' ? inkPlates(art.plates, colors) : art.pixels
  return Array.from({ length: rgba.length / 4 }, (_, i) => [...rgba.subarray(4 * i, 4 * i + 4)])
}

test.each([
  ['pixels', asPixels],
  ['plates', asPlates],
])('reduced %s are the mean of what they cover', (_, art) => {
  const half = [
    [255, 0, 0, 255],
    [128, 0, 128, 255],
    [0, 0, 255, 255],
    [0, 0, 255, 128],
  ]
  const found = colorsOf(reduceArt(art, 4))
  expect(found).toHaveLength(half.length)
  for (const [i, color] of half.entries())
    for (const [c, value] of color.entries()) expect(Math.abs(found[i]![c]! - value)).toBeLessThanOrEqual(1)
})

test('of three colours in a pixel it keeps the two that cover most, and what is clear stays clear', () => {
  const quarters = [
    [255, 0, 0, 255],
    [255, 0, 0, 255],
    [0, 0, 255, 255],
    [0, 255, 0, 255],
  ]
  const clear = [0, 0, 0, 0]
  const half = [...quarters.slice(0, 2), clear, clear]
  const rest = [...quarters.slice(2), clear, clear]
  const rgba = Uint8Array.from([...half, ...rest].flat())
  const plates = cutPlates({ width: 4, height: 2, rgba }, ['#ff0000', '#00ff00', '#0000ff'])
  const reduced = reduceArt({ kind: 'plates', plates }, 2)
  if (reduced.kind !== 'plates') throw new Error('plates')
  const { first, second, blend, alpha } = reduced.plates
  expect([...alpha]).toEqual([255, 0])
  expect([first[0], second[0]]).toEqual([0, 1])
  expect(Math.abs(blend[0]! - 85)).toBeLessThanOrEqual(1)
})

test('what is no wider than is wanted stays the same', () => {
  expect(reduceArt(asPixels, 8)).toBe(asPixels)
  expect(reduceArt(asPlates, 300)).toBe(asPlates)
})
