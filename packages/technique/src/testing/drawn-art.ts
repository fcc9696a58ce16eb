import { flatInk } from '@teamloom/catalog/decorations/surface.ts'
import type { LitMap, Work } from '../technique.ts'

export type Shape = (x: number, y: number) => number | null

/** Artwork of plates: which one covers each place, x and y 0 to 1; null: none. */
export function drawArt(width: number, height: number, count: number, shape: Shape): Work['art'] {
  const size = width * height
  const first = new Uint8Array(size)
  const alpha = new Uint8Array(size)
  for (let i = 0; i < size; i++) {
    const plate = shape(((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height)
    if (plate === null) continue
    first[i] = plate
    alpha[i] = 255
  }
  return {
    kind: 'plates',
    plates: { width, height, count, first, second: first, blend: new Uint8Array(size), alpha },
  }
}

/** Artwork in its own greys; null: clear. */
export function drawPixels(size: number, greyAt: Shape): Work['art'] {
  const rgba = new Uint8Array(4 * size * size)
  for (let i = 0; i < size * size; i++) {
    const grey = greyAt(((i % size) + 0.5) / size, (Math.floor(i / size) + 0.5) / size)
    if (grey !== null) rgba.set([grey, grey, grey, 255], 4 * i)
  }
  return { kind: 'pixels', pixels: { width: size, height: size, rgba } }
}

/** A red disc, half as wide as the artwork, with a white one in its middle. */
export const target = drawArt(200, 200, 2, (x, y) => {
  const far = Math.hypot(x - 0.5, y - 0.5)
  return far < 0.12 ? 1 : far < 0.25 ? 0 : null
})

export function workOf(changes: Partial<Work> = {}): Work {
  return {
    art: target,
    inks: ['#b3202c', '#f4f2ee'],
    form: { kind: 'art' },
    widthInches: 4,
    heightInches: 4,
    options: {},
    surface: flatInk,
    density: 50,
    lampDegrees: 225,
    ...changes,
  }
}

/** What lies (x, y) inches from the work's upper left corner: linear red, green, blue and cover, 0 to 1. */
export function spotOf(map: LitMap, work: Pick<Work, 'widthInches' | 'heightInches'>, x: number, y: number) {
  const across = (map.width - 2 * map.margin) / work.widthInches
  const down = (map.height - 2 * map.margin) / work.heightInches
  const at = Math.floor(y * down + map.margin) * map.width + Math.floor(x * across + map.margin)
  return Array.from(map.rgba.subarray(4 * at, 4 * at + 4), value => value / 65535)
}
