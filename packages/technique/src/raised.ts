import { linearOfHex } from '@teamloom/artwork/linear-light.ts'
import { colorsOnMap, coversOfPlates } from './artwork-on-map.ts'
import { blurred, type Grid, gridOf, smoothStep } from './grid.ts'
import { frameMap, type MapFrame } from './map-frame.ts'
import { noise } from './noise.ts'
import { lightRaised } from './raised-map.ts'
import type { LitMap, Technique, Work } from './technique.ts'

/** Ink that swells as it dries: each colour a soft, matt cushion; two of them meet in a groove. */
export const raised: Technique = { make: makeRaised, isSized: () => true }

const millimetre = 1 / 25.4
/** Half a millimetre, and a little more for a lens that cannot look at its side. */
const height = 0.9 * millimetre
/** Over which an edge rises, its standard deviation. */
const bevel = 0.2 * millimetre
/** It swells most in its middle: so much of its height comes over such a width. */
const shoulder = { share: 0.5, width: 1.1 * millimetre }
/** Gas that leaves the ink on its way up: bubbles, and lumps of many. Steps to the inch, and how deep they are. */
const bubbles = { perInch: 64, deep: 0.075 * millimetre }
const lumps = { perInch: 17, deep: 0.14 * millimetre }
/** How far its edge strays as it swells: bays and capes of a stroke's width, and some of a bubble's. */
const strays = [
  { perInch: 11, by: 0.32 * millimetre, seed: 83 },
  { perInch: 31, by: 0.1 * millimetre, seed: 85 },
] as const
const mostStray = strays.reduce((sum, { by }) => sum + by, 0) / 2
const reach = 1.1 * millimetre
const shading = { reachInches: reach, soft: 0.6, hollowInches: 0.8 * millimetre, hollow: 2.6 }

function makeRaised(work: Work): LitMap {
  const { widthInches, heightInches, density, lampDegrees } = work
  const frame = frameMap(widthInches, heightInches, density, 0.3 * millimetre + reach)
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
  for (const { covers } of slabs) raise(relief, covers, density)
  for (let y = 0, i = 0; y < frame.height; y++)
    for (let x = 0; x < frame.width; x++, i++) {
      const all = cover.values[i]!
      if (all === 0) continue
      for (let c = 0; c < 3; c++) color[3 * i + c]! /= all
      cover.values[i] = Math.min(1, all)
      relief.values[i]! += foam(x / density, y / density) * smoothStep(0.2, 0.7, relief.values[i]! / height)
    }
  return lightRaised({ frame, color, cover, relief, gloss: null, polish: 10 }, lampDegrees, shading)
}

/** Inches up and down of its top, at a place in inches. */
function foam(x: number, y: number): number {
  return (
    bubbles.deep * noise(x * bubbles.perInch, y * bubbles.perInch, 81) +
    lumps.deep * noise(x * lumps.perInch, y * lumps.perInch, 82)
  )
}

/** The same ink, each place of its edges moved a little. */
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

function raise(relief: Grid, covers: Grid, density: number): void {
  const edge = blurred(covers, Math.max(0.35, bevel * density))
  const round = blurred(covers, Math.max(0.5, shoulder.width * density))
  for (let i = 0; i < edge.values.length; i++) {
    const steep = Math.sin((Math.PI / 2) * upFrom(edge.values[i]!, 0.32, 0.6)) ** 0.8
    const soft = upFrom(round.values[i]!, 0.4, 0.6)
    const up = steep * (1 - shoulder.share + shoulder.share * soft)
    relief.values[i] = Math.max(relief.values[i]!, height * up)
  }
}

function upFrom(value: number, from: number, over: number): number {
  return Math.max(0, Math.min(1, (value - from) / over))
}
