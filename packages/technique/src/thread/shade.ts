import { castShadows, type Shading } from '../cast-shadows.ts'
import { type Grid, gridOf } from '../grid.ts'
import { lampAt, lightOnSlope } from '../lamp.ts'
import type { MapFrame } from '../map-frame.ts'
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
const mostPlaces = 4

export function shadeSewing({ strands }: Sewing, frame: MapFrame, lampDegrees: number): Shade {
  const { width, height, margin, density } = frame
  const k = Math.max(1, Math.min(mostPlaces, Math.round(placesPerInch / density)))
  const laid = layStrands(strands, width * k, height * k, margin * k, density * k)
  const lamp = lampAt(lampDegrees)
  const light = strandLight(laid, strands, lamp, density * k)
  const relief = reliefOf(laid, k, density)
  const around = lightAround(relief, lampDegrees)
  const taps = tapsTowards(lamp.key, laid)
  const gifts = openGifts(width * height)
  const dark = new Float32Array(width * height)
  const places = laid.width
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const coarse = Math.floor(y / relief.step) * relief.grid.width + Math.floor(x / relief.step)
      dark[pixel] = around.dark[coarse]!
      gifts.begin(pixel)
      for (let b = 0; b < k; b++)
        for (let a = 0; a < k; a++) {
          const at = (y * k + b) * places + x * k + a
          const strand = laid.strand[at]!
          if (strand < 0) continue
          const here = laid.over[at]!
          let shadow = 0
          for (const { step, rise } of taps) {
            const over = (laid.over[at + step] ?? 0) - here - rise
            if (over > shadow) shadow = over
          }
          const lit = (1 - 0.55 * Math.min(1, 4 * shadow)) * around.lit[coarse]!
          const { own, white } = light(at, lit, around.open[coarse]!)
          const bevel = around.bevel[coarse]!
          gifts.give(strands[strand]!.region, own * bevel, white * bevel)
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

type Relief = { readonly grid: Grid; readonly step: number; readonly density: number }

/** The mean height of the thread in inches, at 100 places to the inch at most. */
function reliefOf({ width, height, over, perMillimetre }: Laid, k: number, density: number): Relief {
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

const shading: Shading = { reachInches: 0.09, soft: 0.5, hollowInches: 0.05, hollow: 1.1 }
/** Relief looks flatter the smaller it is seen: from far it is drawn steeper than it is. */
const steeperFromFar = (density: number) => 1 + 0.9 * Math.max(0, Math.min(1, (130 - density) / 80))

/** How the relief as a whole takes the light, by its places. */
function lightAround({ grid, density }: Relief, lampDegrees: number) {
  const { width, height } = grid
  const gain = steeperFromFar(density)
  const relief = { width, height, values: grid.values.map(value => value * gain) }
  const { lit, open } = castShadows(relief, density, lampDegrees, shading)
  const lamp = lampAt(lampDegrees)
  const flat = lightOnSlope(lamp, 0, 0, 1, 1)
  const size = width * height
  const dark = new Float32Array(size)
  const bevel = new Float32Array(size)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      dark[i] = Math.max(0, 1 - lightOnSlope(lamp, 0, 0, lit[i]!, open[i]!) / flat)
      const right = relief.values[i + (x < width - 1 ? 1 : 0)]! - relief.values[i - (x > 0 ? 1 : 0)]!
      const down = relief.values[i + (y < height - 1 ? width : 0)]! - relief.values[i - (y > 0 ? width : 0)]!
      const slope = 0.5 * density * 0.6
      bevel[i] = lightOnSlope(lamp, right * slope, down * slope, 1, 1)
    }
  return { lit, open, dark, bevel }
}

/** Collects what each pixel is given; few areas meet in one. */
function openGifts(pixels: number) {
  const first = new Uint32Array(pixels + 1)
  let region = new Uint16Array(pixels)
  let share = new Float32Array(pixels)
  let own = new Float32Array(pixels)
  let white = new Float32Array(pixels)
  let count = 0
  let start = 0
  function grow(): void {
    const larger = <Values extends Uint16Array | Float32Array>(values: Values, to: Values): Values => {
      to.set(values)
      return to
    }
    const size = 2 * region.length + 16
    region = larger(region, new Uint16Array(size))
    share = larger(share, new Float32Array(size))
    own = larger(own, new Float32Array(size))
    white = larger(white, new Float32Array(size))
  }
  return {
    begin(pixel: number): void {
      first[pixel] = count
      start = count
    },
    give(to: number, ownLight: number, whiteLight: number): void {
      let at = start
      while (at < count && region[at] !== to) at++
      if (at === count) {
        if (count === region.length) grow()
        region[at] = to
        share[at] = 0
        own[at] = 0
        white[at] = 0
        count++
      }
      share[at]! += 1
      own[at]! += ownLight
      white[at]! += whiteLight
    },
    end(each: number): void {
      for (let at = start; at < count; at++) {
        share[at]! *= each
        own[at]! *= each
        white[at]! *= each
      }
    },
    all() {
      first[pixels] = count
      return {
        first,
        region: region.slice(0, count),
        share: share.slice(0, count),
        own: own.slice(0, count),
        white: white.slice(0, count),
      }
    },
  }
}
