import { assert } from '@teamloom/kit/assert.ts'
import { type Pixels, type Rgb, rgbOfHex } from './pixels.ts'

/**
 * Artwork apart from its colours: each pixel lies between two of them. Inking the plates gives the artwork in any
 * other colours, its soft edges kept.
 */
export type Plates = {
  readonly width: number
  readonly height: number
  /** How many colours there are. */
  readonly count: number
  /** Index of the first and of the second colour, per pixel. */
  readonly first: Uint8Array
  readonly second: Uint8Array
  /** How far the pixel is towards the second, 0 to 255. */
  readonly blend: Uint8Array
  readonly alpha: Uint8Array
}

export function cutPlates({ width, height, rgba }: Pixels, hexes: readonly string[]): Plates {
  assert(hexes.length > 0 && hexes.length < 256, 'artwork has one colour or more')
  const colors = hexes.map(rgbOfHex)
  const size = width * height
  const plates = {
    width,
    height,
    count: colors.length,
    first: new Uint8Array(size),
    second: new Uint8Array(size),
    blend: new Uint8Array(size),
    alpha: new Uint8Array(size),
  }
  // Flat artwork repeats few colours: what was worked out for one serves all.
  const known = new Map<number, readonly [number, number, number]>()
  for (let i = 0; i < size; i++) {
    const at = i * 4
    plates.alpha[i] = rgba[at + 3]!
    if (plates.alpha[i] === 0) continue
    const key = (rgba[at]! << 16) | (rgba[at + 1]! << 8) | rgba[at + 2]!
    let place = known.get(key)
    if (!place) {
      place = placeBetween([rgba[at]!, rgba[at + 1]!, rgba[at + 2]!], colors)
      known.set(key, place)
    }
    plates.first[i] = place[0]
    plates.second[i] = place[1]
    plates.blend[i] = place[2]
  }
  return plates
}

/** The pair of colours whose connecting line passes nearest, and how far along it. */
function placeBetween(pixel: Rgb, colors: readonly Rgb[]): readonly [number, number, number] {
  let best: readonly [number, number, number] = [0, 0, 0]
  let least = Number.POSITIVE_INFINITY
  for (let a = 0; a < colors.length; a++) {
    const alone = distance(pixel, colors[a]!)
    // A single colour is the simpler reading: a pair must be clearly better.
    if (alone * 0.9 < least) {
      least = alone * 0.9
      best = [a, a, 0]
    }
    for (let b = a + 1; b < colors.length; b++) {
      const [from, to] = [colors[a]!, colors[b]!]
      const length = distance(from, to)
      if (length === 0) continue
      const along = dot(pixel, from, to) / length
      const share = Math.min(1, Math.max(0, along))
      const apart = distance(pixel, [
        from[0] + share * (to[0] - from[0]),
        from[1] + share * (to[1] - from[1]),
        from[2] + share * (to[2] - from[2]),
      ])
      if (apart < least) {
        least = apart
        best = [a, b, Math.round(share * 255)]
      }
    }
  }
  return best
}

/** Squared. */
function distance(a: Rgb, b: Rgb): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
}

function dot(pixel: Rgb, from: Rgb, to: Rgb): number {
  return (
    (pixel[0] - from[0]) * (to[0] - from[0]) +
    (pixel[1] - from[1]) * (to[1] - from[1]) +
    (pixel[2] - from[2]) * (to[2] - from[2])
  )
}

/** The artwork in these inks, as hex; null leaves a colour out. */
export function inkPlates(plates: Plates, inks: readonly (string | null)[]): Pixels {
  assert(inks.length >= plates.count, 'an ink for each plate')
  const { width, height, first, second, blend, alpha } = plates
  const colors = inks.map(ink => (ink === null ? null : rgbOfHex(ink)))
  const rgba = new Uint8Array(width * height * 4)
  for (let i = 0; i < first.length; i++) {
    if (alpha[i] === 0) continue
    const a = colors[first[i]!]
    const b = colors[second[i]!]
    const share = blend[i]! / 255
    const at = i * 4
    // Towards a colour that is left out, the other one fades.
    const cover = (a ? 1 - share : 0) + (b ? share : 0)
    if (cover === 0) continue
    const weight = b ? (a ? share : 1) : 0
    for (let channel = 0; channel < 3; channel++) {
      rgba[at + channel] = Math.round((a ? a[channel]! * (1 - weight) : 0) + (b ? b[channel]! * weight : 0))
    }
    rgba[at + 3] = Math.round(alpha[i]! * cover)
  }
  return { width, height, rgba }
}
