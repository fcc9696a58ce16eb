import { castShadows, type Shading } from '../cast-shadows.ts'
import { blurred, type Grid, gridOf } from '../grid.ts'
import { lampAt, lightOnSlope } from '../lamp.ts'
import type { MapFrame } from '../map-frame.ts'
import { noise } from '../noise.ts'
import { openGifts } from './gifts.ts'
import { type Laid, layStrands } from './laid-strands.ts'
import { millimetresPerInch } from './measures.ts'
import type { Sewing } from './strand.ts'
import { strandLight } from './strand-light.ts'

/** Thread lit, before it has its colours: what each area gives to each pixel. */
export type Shade = {
  readonly frame: MapFrame
  /** Where each pixel's gifts begin, and where the last one's end. */
  readonly first: Uint32Array
  readonly region: Uint16Array
  /** Share of the pixel. */
  readonly share: Float32Array
  /** Light of the thread's own colour, and of the lamp's, times the share. */
  readonly own: Float32Array
  readonly white: Float32Array
  /** How dark the cloth is below, 0 to 1. */
  readonly dark: Float32Array
}

/** Places looked at along a pixel's side, so that about so many lie in an inch. */
const placesPerInch = 330
const mostPlaces = 3
/** In all, so that a whole back takes no more memory than this has. */
const mostPlacesOfMap = 6_000_000

/** Shades of cards are kept, those of what is looked at from near are tens of megabytes. */
export function isSmall({ frame }: Shade): boolean {
  return frame.width * frame.height <= 120_000
}

export function shadeSewing(sewing: Sewing, frame: MapFrame, lampDegrees: number): Shade {
  const { width, height, margin, density } = frame
  const roomFor = Math.floor(Math.sqrt(mostPlacesOfMap / (width * height)))
  const k = Math.max(1, Math.min(mostPlaces, roomFor, Math.round(placesPerInch / density)))
  const { strands, slab } = sewing
  const laid = layStrands(sewing, width * k, height * k, margin * k, density * k)
  const lamp = lampAt(lampDegrees)
  const light = strandLight(laid, strands, lamp, density)
  const relief = { ...reliefOf(laid, k, density), isStiff: slab !== undefined }
  const around = lightAround(relief, lampDegrees)
  const taps = tapsTowards(lamp.key, laid)
  const gifts = openGifts(width * height)
  const dark = new Float32Array(width * height)
  const places = laid.width
  const shadowAt = (at: number) => {
    let most = 0
    for (const { step, rise } of taps)
      most = Math.max(most, (laid.over[at + step] ?? 0) - laid.over[at]! - rise)
    return 1 - 0.55 * Math.min(1, 4 * most)
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const { lit, open, bevel, shadow } = around(x, y)
      dark[pixel] = shadow
      gifts.begin(pixel)
      for (let b = 0; b < k; b++)
        for (let a = 0; a < k; a++) {
          const at = (y * k + b) * places + x * k + a
          const strand = laid.strand[at]!
          if (strand >= 0) {
            const { own, white } = light(at, shadowAt(at) * lit, open)
            gifts.give(strands[strand]!.region, own * bevel, white * bevel)
          } else if (slab && laid.over[at]! > 0) {
            const grain = slab.grainAt(
              (x * k + a - margin * k) / laid.perMillimetre,
              (y * k + b - margin * k) / laid.perMillimetre,
            )
            gifts.give(slab.region, grain * bevel * lightOnSlope(lamp, 0, 0, shadowAt(at) * lit, open), 0)
          }
        }
      gifts.end(1 / (k * k))
    }
  return { frame, ...gifts.all(), dark }
}

/** Near places towards the lamp, and how high the light passes over them. */
function tapsTowards(key: readonly [number, number, number], { width, perMillimetre }: Laid) {
  const length = Math.hypot(key[0], key[1])
  return [0.22, 0.5, 0.95].map(millimetres => {
    const dx = Math.round((key[0] / length) * millimetres * perMillimetre)
    const dy = Math.round((key[1] / length) * millimetres * perMillimetre)
    return { step: dy * width + dx, rise: 0.8 * millimetres * (key[2] / length) }
  })
}

type Relief = {
  readonly grid: Grid
  readonly step: number
  readonly density: number
  readonly isStiff: boolean
}

/** The mean height of the thread in inches, at 100 places to the inch at most. */
function reliefOf(
  { width, height, over, perMillimetre }: Laid,
  k: number,
  density: number,
): Omit<Relief, 'isStiff'> {
  const step = Math.max(1, Math.round(density / 100))
  const places = step * k
  const grid = gridOf(Math.ceil(width / places), Math.ceil(height / places))
  const share = 1 / (places * places * millimetresPerInch)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / places) * grid.width
    for (let x = 0, at = y * width; x < width; x++, at++)
      if (over[at]! > 0) grid.values[row + Math.floor(x / places)]! += over[at]! * share
  }
  return { grid, step, density: (perMillimetre * millimetresPerInch) / places }
}

/** Stitches draw the cloth in: so deep below them, and rising to its own height over so much beside them. Inches. */
const drawnIn = { deep: 0.16 / millimetresPerInch, reach: 1.4 / millimetresPerInch }
/** How unevenly cloth is drawn in, as it puckers, in so many steps to the inch. */
const pucker = { share: 1.9, perInch: 8 }

/** How deep the cloth is drawn in at each place; the ground of a patch is too stiff for that. */
function hollowOf({ grid, density, isStiff }: Relief): Float32Array {
  if (isStiff) return new Float32Array(grid.values.length)
  const sewn = grid.values.map(value => (value > 0 ? drawnIn.deep : 0))
  const hollow = blurred({ ...grid, values: sewn }, drawnIn.reach * density).values
  const step = pucker.perInch / density
  for (let y = 0, i = 0; y < grid.height; y++)
    for (let x = 0; x < grid.width; x++, i++)
      if (hollow[i]! > 0 && sewn[i] === 0) hollow[i]! *= 1 + pucker.share * noise(x * step, y * step, 95)
  return hollow
}

const shading: Shading = { reachInches: 0.09, soft: 0.5, hollowInches: 0.05, hollow: 1.1 }
/** What is sewn into its cloth touches it all round: its shadow is short and soft. */
const contact: Shading = { reachInches: 0.04, soft: 0.9, hollowInches: 0.03, hollow: 1.2 }
/** Relief looks flatter the smaller it is seen: from far it is drawn steeper than it is. */
const steeperFromFar = (density: number) => 1 + 0.9 * Math.max(0, Math.min(1, (130 - density) / 80))
/** Thread that is sewn into its cloth lies lower in it than its own height. */
const sunk = 0.65

type Around = { lit: number; open: number; bevel: number; shadow: number }

/** How the relief as a whole takes the light around each pixel; the answer is the same object every time. */
function lightAround(whole: Relief, lampDegrees: number) {
  const hollow = hollowOf(whole)
  const { grid, step, density } = whole
  const { width, height } = grid
  const gain = whole.isStiff ? steeperFromFar(density) : sunk
  const relief = { width, height, values: grid.values.map(value => value * gain) }
  const { lit, open } = castShadows(relief, density, lampDegrees, whole.isStiff ? shading : contact)
  const lamp = lampAt(lampDegrees)
  const flat = lightOnSlope(lamp, 0, 0, 1, 1)
  const shadow = new Float32Array(width * height)
  const bevel = new Float32Array(width * height)
  const steepness = 0.3 * density
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const [left, right] = [i - (x > 0 ? 1 : 0), i + (x < width - 1 ? 1 : 0)]
      const [above, below] = [i - (y > 0 ? width : 0), i + (y < height - 1 ? width : 0)]
      const slope = (of: Float32Array, from: number, to: number) => (of[to]! - of[from]!) * steepness
      const [inwardX, inwardY] = [-slope(hollow, left, right), -slope(hollow, above, below)]
      // A shadow is all that falls on the cloth: where it slopes to the lamp it is as light as where it is flat.
      const light = Math.min(
        lightOnSlope(lamp, 0, 0, lit[i]!, open[i]!),
        lightOnSlope(lamp, inwardX, inwardY, lit[i]!, open[i]!),
      )
      shadow[i] = Math.max(0, 1 - light / flat)
      bevel[i] = lightOnSlope(
        lamp,
        slope(relief.values, left, right),
        slope(relief.values, above, below),
        1,
        1,
      )
    }
  const to: Around = { lit: 0, open: 0, bevel: 0, shadow: 0 }
  return (x: number, y: number): Around => {
    const px = Math.max(0, Math.min(width - 1, (x + 0.5) / step - 0.5))
    const py = Math.max(0, Math.min(height - 1, (y + 0.5) / step - 0.5))
    const i = Math.floor(py) * width + Math.floor(px)
    const right = px < width - 1 ? 1 : 0
    const below = py < height - 1 ? width : 0
    const fx = px % 1
    const fy = py % 1
    const mixed = (v: Float32Array) =>
      (v[i]! * (1 - fx) + v[i + right]! * fx) * (1 - fy) +
      (v[i + below]! * (1 - fx) + v[i + below + right]! * fx) * fy
    to.lit = mixed(lit)
    to.open = mixed(open)
    to.bevel = mixed(bevel)
    to.shadow = mixed(shadow)
    return to
  }
}
