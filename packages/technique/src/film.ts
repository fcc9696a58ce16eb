import { linearOfByte } from '@teamloom/artwork/linear-light.ts'
import type { Pixels } from '@teamloom/artwork/pixels.ts'
import { assert } from '@teamloom/kit/assert.ts'
import { colorsOnMap } from './artwork-on-map.ts'
import { fillMargins, withoutMargins } from './fold-margins.ts'
import { blurred, gridOf, smoothStep } from './grid.ts'
import { isInStitches, layInStitches, strayInches } from './ink-in-stitches.ts'
import { inkedArtwork } from './inked-artwork.ts'
import { frameMap, type MapFrame } from './map-frame.ts'
import { lightRaised } from './raised-map.ts'
import { type LitMap, plainProduction, type Technique, type Work } from './technique.ts'

/** Ink that lies on the cloth: flat, or standing up with a rounded edge. */
export const film: Technique = {
  make: work => {
    const { relief } = work.surface
    if (relief) return raisedFilm(work, relief)
    return isInStitches(work) ? screenedFilm(work) : flatMap(inkedArtwork(work))
  },
  isSized: work => work.surface.relief !== null || isInStitches(work),
  production: { ...plainProduction, screens: 'each' },
}

function screenedFilm(work: Work): LitMap {
  const frame = frameMap(work.widthInches, work.heightInches, work.density, screenMargin(work))
  const colors = colorsOnMap(work, frame)
  // A tile goes on beside itself: its edges are beside what comes in again from its other side.
  const isTile = work.form.kind === 'repeat'
  if (isTile) fillMargins(colors, frame)
  const map = mapOfColors(layInStitches(colors, frame), frame)
  return isTile ? withoutMargins(map) : map
}

/** Room for where the stitches lead its edge. */
export function screenMargin(work: Work): number {
  return isInStitches(work) ? strayInches : 0
}

/** Premultiplied linear colours, 0 to 1, as they lie flat. */
export function mapOfColors(colors: Float32Array, { width, height, margin }: MapFrame): LitMap {
  // Not `from`: it asks an iterator for each of millions of values.
  const rgba = new Uint16Array(colors.length)
  for (let i = 0; i < rgba.length; i++) rgba[i] = 65535 * Math.min(1, colors[i]!)
  return { width, height, margin, rgba }
}

/** What covers its place wholly, by its byte. */
const wholeOfByte = Uint16Array.from(linearOfByte, linear => Math.round(linear * 65535))

/** Straight sRGB pixels as they lie flat. */
export function flatMap({ width, height, rgba }: Pixels): LitMap {
  assert(rgba.length === width * height * 4, 'artwork bytes do not match its size')
  const premultiplied = new Uint16Array(rgba.length)
  for (let i = 0; i < rgba.length; i += 4) {
    const cover = rgba[i + 3]!
    // Most of words is nothing, and nearly all of the rest is whole.
    if (cover === 0) continue
    if (cover === 255) {
      premultiplied[i] = wholeOfByte[rgba[i]!]!
      premultiplied[i + 1] = wholeOfByte[rgba[i + 1]!]!
      premultiplied[i + 2] = wholeOfByte[rgba[i + 2]!]!
      premultiplied[i + 3] = 65535
      continue
    }
    const alpha = cover / 255
    for (let c = 0; c < 3; c++) premultiplied[i + c] = Math.round(linearOfByte[rgba[i + c]!]! * alpha * 65535)
    premultiplied[i + 3] = Math.round(alpha * 65535)
  }
  return { width, height, margin: 0, rgba: premultiplied }
}

type Relief = NonNullable<Work['surface']['relief']>

function raisedFilm(work: Work, { heightInches, edgeInches }: Relief): LitMap {
  const { widthInches, heightInches: tall, density, lampDegrees } = work
  const reachInches = 2 * heightInches
  const frame = frameMap(widthInches, tall, density, edgeInches + reachInches)
  const premultiplied = colorsOnMap(work, frame)
  const cover = gridOf(frame.width, frame.height)
  const color = new Float32Array(3 * cover.values.length)
  for (let i = 0; i < cover.values.length; i++) {
    const alpha = premultiplied[4 * i + 3]!
    if (alpha < 0.002) continue
    cover.values[i] = Math.min(1, alpha)
    for (let c = 0; c < 3; c++) color[3 * i + c] = premultiplied[4 * i + c]! / alpha
  }
  const relief = blurred(cover, (edgeInches * density) / 3)
  for (let i = 0; i < relief.values.length; i++) {
    const up = smoothStep(0.3, 0.95, relief.values[i]!)
    relief.values[i] = heightInches * up
  }
  const shading = { reachInches, soft: 0.45, hollowInches: Math.max(reachInches, 0.02), hollow: 1.8 }
  return lightRaised({ frame, color, cover, relief, gloss: null, polish: 16 }, lampDegrees, shading)
}
