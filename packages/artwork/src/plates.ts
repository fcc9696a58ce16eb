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
  const every = colors.map((_, index) => index)
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
  if (colors.length === 1) {
    // All of it is of that one, its edges too.
    for (let i = 0; i < size; i++) plates.alpha[i] = rgba[4 * i + 3]!
    return plates
  }
  const exact = labelExact({ width, height, rgba }, colors)
  // Flat artwork repeats few colours: what was worked out for one serves all.
  const known = new Map<string | number, Place>()
  for (let i = 0; i < size; i++) {
    const at = i * 4
    plates.alpha[i] = rgba[at + 3]!
    if (plates.alpha[i] === 0) continue
    const own = exact[i]!
    const place = own === unlike ? placeOf(i) : ([own, own, 0] as const)
    plates.first[i] = place[0]
    plates.second[i] = place[1]
    plates.blend[i] = place[2]
  }
  return plates

  /** An edge is a blend of what lies beside it, where that explains it: a colour much like one of these is elsewhere. */
  function placeOf(i: number): Place {
    const pixel: Rgb = [rgba[4 * i]!, rgba[4 * i + 1]!, rgba[4 * i + 2]!]
    const key = (pixel[0] << 16) | (pixel[1] << 8) | pixel[2]
    const beside = labelsBeside(exact, width, height, i)
    if (beside.length > 0) {
      const besideKey = keyBeside(key, beside)
      const near = known.get(besideKey) ?? placeBetween(pixel, colors, beside)
      known.set(besideKey, near)
      if (near[3] <= mostUnlike) return near
    }
    const place = known.get(key) ?? placeBetween(pixel, colors, every)
    known.set(key, place)
    return place
  }
}

/** Numbers are found sooner than words, and hold a colour and three labels. */
function keyBeside(key: number, beside: readonly number[]): string | number {
  if (beside.length > 3) return `${key} ${beside.join(' ')}`
  return beside.reduce((labels, label) => labels * 256 + label + 1, 0) * 2 ** 24 + key
}

/** A label beside the others, which are the colours' places. */
const unlike = 255

/** Squared steps of red, green and blue that a blend may be off. */
const mostUnlike = 3 * 8 ** 2

/** The two colours, how far from the first to the second, and how far off that is. */
type Place = readonly [first: number, second: number, blend: number, apart: number]

/** The colour that each pixel has, if it has one. */
function labelExact({ width, height, rgba }: Pixels, colors: readonly Rgb[]): Uint8Array {
  const byColor = new Map(
    colors.map(([red, green, blue], index) => [(red << 16) | (green << 8) | blue, index] as const),
  )
  const labels = new Uint8Array(width * height).fill(unlike)
  let [lastKey, lastLabel] = [-1, unlike]
  for (let i = 0; i < labels.length; i++) {
    if (rgba[4 * i + 3] === 0) continue
    const key = (rgba[4 * i]! << 16) | (rgba[4 * i + 1]! << 8) | rgba[4 * i + 2]!
    if (key !== lastKey) lastLabel = byColor.get(key) ?? unlike
    lastKey = key
    labels[i] = lastLabel
  }
  return labels
}

function labelsBeside(labels: Uint8Array, width: number, height: number, i: number): number[] {
  const found: number[] = []
  const x = i % width
  const y = (i - x) / width
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const label = labels[row * width + column]!
      if (label !== unlike && !found.includes(label)) found.push(label)
    }
  }
  return found.sort((a, b) => a - b)
}

/** Between which two of an artwork's colours one lies, and how far it is from the first to the second, 0 to 1. */
export function placeOfColor(
  color: Rgb,
  hexes: readonly string[],
): { readonly first: number; readonly second: number; readonly share: number } {
  const colors = hexes.map(rgbOfHex)
  const exact = colors.findIndex(each => distance(each, color) === 0)
  if (exact >= 0) return { first: exact, second: exact, share: 0 }
  const [first, second, blend] = placeBetween(color, colors, [...colors.keys()])
  return { first, second, share: blend / 255 }
}

/** How much of some of its colours each pixel of artwork has, 0 to 255. */
export function coverOf({ first, second, blend, alpha }: Plates, isCounted: readonly boolean[]): Uint8Array {
  const shares = isCounted.map(Number)
  const cover = new Uint8Array(alpha.length)
  for (let i = 0; i < cover.length; i++) {
    const one = shares[first[i]!] ?? 0
    const other = shares[second[i]!] ?? 0
    if (one + other === 0) continue
    const share = blend[i]! / 255
    cover[i] = Math.round(alpha[i]! * (one * (1 - share) + other * share))
  }
  return cover
}

/** The pair of colours whose connecting line passes nearest, and how far along it. */
function placeBetween(pixel: Rgb, colors: readonly Rgb[], among: readonly number[]): Place {
  let best: readonly [number, number, number] = [0, 0, 0]
  let least = Number.POSITIVE_INFINITY
  for (const [at, a] of among.entries()) {
    const alone = distance(pixel, colors[a]!)
    // A single colour is the simpler reading: a pair must be clearly better.
    if (alone * 0.9 < least) {
      least = alone * 0.9
      best = [a, a, 0]
    }
    for (const b of among.slice(at + 1)) {
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
  return [...best, least]
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
