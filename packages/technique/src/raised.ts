import { linearOfHex } from '@teamloom/artwork/linear-light.ts'
import { colorsOnMap, coversOfPlates } from './artwork-on-map.ts'
import { blurred, type Grid, gridOf, meanAround, smoothStep } from './grid.ts'
import { frameMap, type MapFrame } from './map-frame.ts'
import { noise } from './noise.ts'
import { lightRaised } from './raised-map.ts'
import { type LitMap, plainProduction, type Technique, type Work } from './technique.ts'

/** Ink that swells as it dries: each colour a soft, matt cushion; two of them meet in a groove. */
export const raised: Technique = {
  make: makeRaised,
  isSized: () => true,
  production: { ...plainProduction, screens: 'each' },
}

const millimetre = 1 / 25.4
/**
 * How an edge rises. `bevel`: over which, its standard deviation; from such a share of ink, over such a one. `shoulder`:
 * half of the height comes over such a width. `swell`: how much more its middle has. `reach`: how far its shadow falls.
 */
type Cushion = {
  readonly height: number
  readonly bevel: number
  readonly from: number
  readonly over: number
  readonly shoulder: number
  readonly swell: number
  readonly reach: number
}
/** Half a millimetre high, and a little more for a lens that cannot look at its side. */
const fromNear: Cushion = {
  height: 0.9 * millimetre,
  bevel: 0.2 * millimetre,
  from: 0.32,
  over: 0.6,
  shoulder: 1.1 * millimetre,
  swell: 0.8 * millimetre,
  reach: 1.1 * millimetre,
}
/** About a pixel of a card, which would not show it otherwise. */
const fromFar: Cushion = {
  height: 1.8 * millimetre,
  bevel: 0.42 * millimetre,
  from: 0.42,
  over: 0.55,
  shoulder: 1.8 * millimetre,
  swell: 1.6 * millimetre,
  reach: 2 * millimetre,
}
/** Pixels to the inch at which it is drawn as from near, and as from far. */
const [nearDensity, farDensity] = [100, 50]
/** All of its ink swells as one cushion, from its rim over such a width. */
const swellWidth = 3 * millimetre
/** Gas that leaves the ink on its way up: bubbles, and lumps of many. Steps to the inch, and how deep they are. */
const bubbles = { perInch: 64, deep: 0.075 * millimetre }
const lumps = { perInch: 17, deep: 0.14 * millimetre }
/** How far its edge strays as it swells: bays and capes of a stroke's width, and some of a bubble's. */
const strays = [
  { perInch: 11, by: 0.32 * millimetre, seed: 83 },
  { perInch: 31, by: 0.1 * millimetre, seed: 85 },
] as const
const mostStray = strays.reduce((sum, { by }) => sum + by, 0) / 2
const shading = { soft: 0.6, hollowInches: 0.8 * millimetre, hollow: 2.6 }

function makeRaised(work: Work): LitMap {
  const { widthInches, heightInches, density, lampDegrees } = work
  const cushion = cushionAt(density)
  const frame = frameMap(widthInches, heightInches, density, 0.3 * millimetre + cushion.reach)
  const slabs = slabsOf(work, frame).map(slab => strayed(slab, density))
  const cover = gridOf(frame.width, frame.height)
  const color = new Float32Array(3 * cover.values.length)
  for (const { covers, hueAt } of slabs)
    for (let i = 0; i < cover.values.length; i++) {
      const share = covers.values[i]!
      if (share === 0) continue
      cover.values[i]! += share
      for (let c = 0; c < 3; c++) color[3 * i + c]! += share * hueAt(i, c)
    }
  const relief = gridOf(frame.width, frame.height)
  for (const { covers } of slabs) raise(relief, covers, cushion, density)
  const whole = softly(cover, swellWidth * density)
  for (let y = 0, i = 0; y < frame.height; y++)
    for (let x = 0; x < frame.width; x++, i++) {
      const all = cover.values[i]!
      if (all === 0) continue
      for (let c = 0; c < 3; c++) color[3 * i + c]! /= all
      cover.values[i] = Math.min(1, all)
      const isUp = smoothStep(0.2, 0.7, relief.values[i]! / cushion.height)
      const swollen = cushion.swell * upFrom(whole.values[i]!, 0.5, 0.5)
      relief.values[i]! += isUp * foam(x / density, y / density) + cover.values[i]! * swollen
    }
  return lightRaised({ frame, color, cover, relief, gloss: null, polish: 10 }, lampDegrees, {
    ...shading,
    reachInches: cushion.reach,
  })
}

/** Inches up and down of its top, at a place in inches. */
function foam(x: number, y: number): number {
  return (
    bubbles.deep * noise(x * bubbles.perInch, y * bubbles.perInch, 81) +
    lumps.deep * noise(x * lumps.perInch, y * lumps.perInch, 82)
  )
}

/** A slab of ink with each place of its edges moved a little. */
function strayed({ covers, hueAt }: Slab, density: number): Slab {
  const { width, height, values } = covers
  const moved = gridOf(width, height)
  const from = Int32Array.from(values, (_, i) => i)
  const far = Math.ceil(mostStray * density)
  moved.values.set(values)
  for (let y = far; y < height - far - 1; y++)
    for (let x = far; x < width - far - 1; x++) {
      const i = y * width + x
      if (!isAmid(values, i, far, width)) from[i] = stray(covers, x, y, density, moved.values)
    }
  return { covers: moved, hueAt: (pixel, channel) => hueAt(from[pixel]!, channel) }
}

/** Whether no edge of it is as far. */
function isAmid(values: Float32Array, i: number, far: number, width: number): boolean {
  const value = values[i]!
  return (
    (value === 0 || value === 1) &&
    values[i + far] === value &&
    values[i - far] === value &&
    values[i + far * width] === value &&
    values[i - far * width] === value
  )
}

/** Moves what is beside a pixel into it; answers the fullest pixel of that. */
function stray({ width, values }: Grid, x: number, y: number, density: number, moved: Float32Array): number {
  let atX = x
  let atY = y
  for (let n = 0; n < strays.length; n++) {
    const { perInch, by, seed } = strays[n]!
    const u = (x / density) * perInch
    const v = (y / density) * perInch
    atX += by * density * noise(u, v, seed)
    atY += by * density * noise(u, v, seed + 1)
  }
  const left = Math.floor(atX)
  const top = Math.floor(atY)
  const corner = top * width + left
  const fx = atX - left
  const fy = atY - top
  moved[y * width + x] =
    (values[corner]! * (1 - fx) + values[corner + 1]! * fx) * (1 - fy) +
    (values[corner + width]! * (1 - fx) + values[corner + width + 1]! * fx) * fy
  let fullest = corner
  if (values[corner + 1]! > values[fullest]!) fullest = corner + 1
  if (values[corner + width]! > values[fullest]!) fullest = corner + width
  if (values[corner + width + 1]! > values[fullest]!) fullest = corner + width + 1
  return fullest
}

type Slab = { readonly covers: Grid; readonly hueAt: (pixel: number, channel: number) => number }

/** One for each ink; artwork in its own colours is one slab of them all. */
function slabsOf(work: Work, frame: MapFrame): readonly Slab[] {
  const { art, inks } = work
  if (art.kind === 'plates' && inks)
    return coversOfPlates(art.plates, inks, frame).map((covers, plate) => {
      const hue = linearOfHex(inks[plate] ?? '#000000')
      return { covers, hueAt: (_, channel) => hue[channel]! }
    })
  const colors = colorsOnMap(work, frame)
  const covers = gridOf(frame.width, frame.height)
  for (let i = 0; i < covers.values.length; i++) covers.values[i] = colors[4 * i + 3]!
  return [{ covers, hueAt: (pixel, channel) => colors[4 * pixel + channel]! / covers.values[pixel]! }]
}

function raise(relief: Grid, covers: Grid, cushion: Cushion, density: number): void {
  const bank = blurred(covers, Math.max(0.35, cushion.bevel * density))
  const round = blurred(covers, Math.max(0.5, cushion.shoulder * density))
  for (let i = 0; i < bank.values.length; i++) {
    const steep = Math.sin((Math.PI / 2) * upFrom(bank.values[i]!, cushion.from, cushion.over)) ** 0.8
    const soft = upFrom(round.values[i]!, 0.4, 0.6)
    relief.values[i] = Math.max(relief.values[i]!, cushion.height * steep * (0.5 + 0.5 * soft))
  }
}

function cushionAt(density: number): Cushion {
  const far = Math.max(0, Math.min(1, (nearDensity - density) / (nearDensity - farDensity)))
  const between = (of: keyof Cushion) => fromNear[of] + far * (fromFar[of] - fromNear[of])
  return {
    height: between('height'),
    bevel: between('bevel'),
    from: between('from'),
    over: between('over'),
    shoulder: between('shoulder'),
    swell: between('swell'),
    reach: between('reach'),
  }
}

/** Twice is soft enough for what is so wide. */
function softly(grid: Grid, radius: number): Grid {
  return meanAround(meanAround(grid, radius), radius)
}

function upFrom(value: number, from: number, over: number): number {
  return Math.max(0, Math.min(1, (value - from) / over))
}
