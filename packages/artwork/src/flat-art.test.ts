import { describe, expect, test } from 'vitest'
import { extractColors } from './extract-colors.ts'
import { isFlatArt } from './flat-art.ts'
import type { Pixels, Rgb } from './pixels.ts'

type Paint = (x: number, y: number) => readonly [...Rgb, alpha: number]

const size = 160
const isFlat = (paint: Paint) => {
  const rgba = new Uint8Array(size * size * 4)
  for (let i = 0; i < size * size; i++) rgba.set(paint(i % size, Math.floor(i / size)), 4 * i)
  const pixels: Pixels = { width: size, height: size, rgba }
  return isFlatArt(pixels, extractColors(pixels, 8))
}

const green = [22, 62, 45] as const
const gold = [229, 162, 27] as const
const mix = (share: number): Rgb =>
  [0, 1, 2].map(at => green[at]! + share * (gold[at]! - green[at]!)) as unknown as Rgb
/** Noise from 0 to 1 that is alike on every machine, and has no pattern. */
const noise = (x: number, y: number) => Math.abs(Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453) % 1

describe('artwork is flat', () => {
  test('of a few colours with soft edges', () => {
    expect(
      isFlat((x, y) => {
        const inside = Math.min(1, Math.max(0, 50.5 - Math.hypot(x - 80, y - 80)))
        return [...mix(inside), 255]
      }),
    ).toBe(true)
  })

  test('of thin lines on nothing, and of a single colour', () => {
    expect(isFlat(x => [...gold, x % 8 < 2 ? 255 : x % 8 < 3 ? 120 : 0])).toBe(true)
    expect(isFlat(() => [...green, 255])).toBe(true)
  })

  test('with the noise of a photo’s format', () => {
    expect(
      isFlat((x, y) => {
        const [red, green_, blue] = x < 80 ? green : gold
        const shift = Math.round(6 * noise(x, y)) - 3
        return [red + shift, green_ + shift, blue + shift, 255]
      }),
    ).toBe(true)
  })

  test.each([
    ['from dark to bright', (x: number) => x / size],
    ['over a short way', (x: number) => 0.2 + (0.35 * x) / size],
    ['around a middle', (x: number, y: number) => Math.hypot(x - 80, y - 80) / 114],
  ])('not as a gradient %s', (_, share) => {
    expect(isFlat((x, y) => [...mix(share(x, y)), 255])).toBe(false)
  })

  test('not as a photograph, on a plain ground too', () => {
    const grain = (x: number, y: number): Rgb => [
      60 + 150 * noise(x, y),
      40 + 120 * noise(x + 500, y),
      30 + 90 * noise(x, y + 500),
    ]
    expect(isFlat((x, y) => [...grain(x, y), 255])).toBe(false)
    expect(
      isFlat((x, y) => (Math.hypot(x - 80, y - 80) < 55 ? [...grain(x, y), 255] : [255, 255, 255, 255])),
    ).toBe(false)
  })
})
