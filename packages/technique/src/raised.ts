import { linearOfHex } from '@teamloom/artwork/linear-light.ts'
import { colorsOnMap, coversOfPlates } from './artwork-on-map.ts'
import { blurred, type Grid, gridOf, smoothStep } from './grid.ts'
import { frameMap, type MapFrame } from './map-frame.ts'
import { noise } from './noise.ts'
import { lightRaised } from './raised-map.ts'
import type { LitMap, Technique, Work } from './technique.ts'

/** Ink that stands up: each colour a slab with a smooth top and a steep, narrow bevel; two of them meet in a groove. */
export const raised: Technique = { make: makeRaised, isSized: () => true }

const millimetre = 1 / 25.4
/** Half a millimetre, and a little more for a lens that cannot look at its side. */
const height = 0.62 * millimetre
/** Over which an edge rises, its standard deviation. */
const bevel = 0.16 * millimetre
/** Surface tension draws its top down towards it: so much of its height, over such a width. */
const shoulder = { share: 0.3, width: 0.3 * millimetre }
const reach = 1.1 * millimetre
const shading = { reachInches: reach, soft: 0.35, hollowInches: 0.8 * millimetre, hollow: 2.2 }

function makeRaised(work: Work): LitMap {
  const { widthInches, heightInches, density, lampDegrees } = work
  const frame = frameMap(widthInches, heightInches, density, 0.3 * millimetre + reach)
  const slabs = slabsOf(work, frame)
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
  const gloss = gridOf(frame.width, frame.height)
  for (let y = 0, i = 0; y < frame.height; y++)
    for (let x = 0; x < frame.width; x++, i++) {
      const all = cover.values[i]!
      if (all === 0) continue
      for (let c = 0; c < 3; c++) color[3 * i + c]! /= all
      cover.values[i] = Math.min(1, all)
      const top = relief.values[i]! / height
      // No pressed ink is quite flat: its top mirrors the window in soft patches.
      if (top > 0.9) relief.values[i]! += 0.012 * millimetre * noise((x / density) * 7, (y / density) * 7, 81)
      gloss.values[i] = 0.22 + 0.6 * smoothStep(0.99, 0.75, top) * smoothStep(0.15, 0.5, top)
    }
  return lightRaised({ frame, color, cover, relief, gloss, polish: 22 }, lampDegrees, shading)
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
