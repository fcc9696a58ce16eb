import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { Box } from '@teamloom/bakes/manifest.ts'
import { composeZoomed } from './compose-zoomed.ts'
import type { DecodedSide } from './decoded-side.ts'
import type { GrainedShade } from './fabric-grain.ts'
import { emptyPixel, type Frame, mixedPixel } from './frame.ts'
import type { InkMap } from './ink-map.ts'
import type { Look, Picture } from './look.ts'
import type { MixMap } from './mix-map.ts'
import { mixSteps } from './mix-steps.ts'
import { mixPaints, type Painter, painted, paintInked, paintSpot } from './painter.ts'
import { inked, inkedSurface, surfaceParts } from './placed-print.ts'
import { frameOf, grainedShadeOf, inkMapOf, mixMapOf } from './prepared-side.ts'
import { shrinkPicture } from './shrink-picture.ts'
import type { Spot } from './spot.ts'

export type ComposeOptions = {
  /** Picture pixels to one pixel of the side; above 1 fabric and prints gain detail. */
  readonly scale?: number
  /** The part of the side to draw, in its own pixels; all of it when absent. */
  readonly viewport?: Box
}

/** A side in a look's colours and prints, on a transparent ground that holds the garment's shadow. */
export function composeSide(side: DecodedSide, look: Look, options: ComposeOptions = {}): Picture {
  const frame = frameOf(side, look)
  const painter = mixPaints(side, frame, look)
  const { scale = 1, viewport } = options
  if (scale > 1 || (viewport && scale === 1)) {
    const { width, height } = frame.camera
    return composeZoomed(frame, painter, viewport ?? { x: 0, y: 0, width, height }, scale)
  }
  const picture = composePlain(side, frame, painter, look)
  return scale === 1 ? picture : shrinkPicture(picture, scale, viewport)
}

function composePlain(side: DecodedSide, frame: Frame, painter: Painter, look: Look): Picture {
  const { width, height } = frame.camera
  const bytes = new Uint8ClampedArray(width * height * 4)
  const pixels = new Uint32Array(bytes.buffer)
  const shade = grainedShadeOf(side, frame, painter)
  const mixes = painter.charts.some(paint => paint?.second) ? mixMapOf(side, frame, painter) : null
  paintPlain(frame, painter, shade, mixes, pixels)
  paintInk(frame, painter, shade, mixes, inkMapOf(side, frame, painter, look), pixels)
  paintMixed(frame, painter, shade, bytes)
  return { width, height, rgba: bytes }
}

function paintPlain(
  frame: Frame,
  painter: Painter,
  shade: GrainedShade,
  mixes: MixMap | null,
  pixels: Uint32Array,
): void {
  const { chart, ground } = frame
  const { starts, stepMasks, colours } = joinTables(painter)
  const codes = shade.plain
  const steps = mixes?.steps
  for (let at = 0; at < chart.length; at++) {
    const number = chart[at]!
    if (number === mixedPixel) continue
    if (number === emptyPixel) {
      if (ground) pixels[at] = ground[at]! << 24
      continue
    }
    const step = steps ? steps[at]! & stepMasks[number]! : 0
    pixels[at] = colours[starts[number]! + (step << 8) + codes[at]!]!
  }
}

function paintInk(
  frame: Frame,
  painter: Painter,
  shade: GrainedShade,
  mixes: MixMap | null,
  { pixels: printed, ink, surface }: InkMap,
  pixels: Uint32Array,
): void {
  const { chart, shade: bareShade } = frame
  const codes = shade.plain
  const steps = mixes?.steps
  inkedSurface.fill(0)
  for (let i = 0; i < printed.length; i++) {
    const at = printed[i]!
    for (let c = 0; c < 4; c++) inked[c] = ink[4 * i + c]! / 65535
    if (surface)
      for (let part = 0; part < surfaceParts; part++) inkedSurface[part] = surface[surfaceParts * i + part]!
    paintInked(painter.charts[chart[at]!]!, codes[at]!, bareShade[at]!, steps ? steps[at]! : 0)
    pixels[at] = (255 << 24) | (painted[2]! << 16) | (painted[1]! << 8) | painted[0]!
  }
}

/** All charts' tables end to end, so that a pixel is one look-up. */
function joinTables(painter: Painter): { starts: Int32Array; stepMasks: Uint8Array; colours: Uint32Array } {
  const tables = new Map<Uint32Array, number>()
  let length = 0
  const starts = new Int32Array(painter.charts.length)
  const stepMasks = new Uint8Array(painter.charts.length)
  painter.charts.forEach((paint, chart) => {
    if (!paint) return
    const { table, second } = paint
    if (!tables.has(table)) {
      tables.set(table, length)
      length += table.length
    }
    starts[chart] = tables.get(table)!
    stepMasks[chart] = second ? mixSteps - 1 : 0
  })
  const colours = new Uint32Array(length)
  for (const [pixels, start] of tables) colours.set(pixels, start)
  return { starts, stepMasks, colours }
}

function paintMixed(frame: Frame, painter: Painter, shade: GrainedShade, bytes: Uint8ClampedArray): void {
  const { mixed, ground } = frame
  const { width, pixelsPerInch } = frame.camera
  const spot: Spot = { x: 0, y: 0, u: 0, v: 0, pixels: 1, inches: 1 / pixelsPerInch }
  for (let i = 0; i < mixed.pixel.length; i++) {
    const at = mixed.pixel[i]!
    spot.x = (at % width) + 0.5
    spot.y = Math.floor(at / width) + 0.5
    let red = 0
    let green = 0
    let blue = 0
    let cover = 0
    for (let k = mixed.first[i]!; k < mixed.first[i + 1]!; k++) {
      const paint = painter.charts[mixed.chart[k]!]!
      spot.u = mixed.u[k]! / clothSteps
      spot.v = mixed.v[k]! / clothSteps
      paintSpot(paint, shade.mixed[k]!, mixed.shade[k]!, spot)
      const weight = mixed.weight[k]!
      // Light adds up, bytes do not: squares are near enough to light.
      red += weight * painted[0]! ** 2
      green += weight * painted[1]! ** 2
      blue += weight * painted[2]! ** 2
      cover += weight
    }
    if (cover === 0) continue
    const darkness = ground ? ground[at]! / 255 : 0
    const alpha = Math.min(1, cover + (1 - cover) * darkness)
    // The shadow behind a half covered pixel is black: it thins the colour, not the light.
    const strength = Math.min(1, cover / alpha)
    bytes[at * 4] = Math.sqrt(red / cover) * strength
    bytes[at * 4 + 1] = Math.sqrt(green / cover) * strength
    bytes[at * 4 + 2] = Math.sqrt(blue / cover) * strength
    bytes[at * 4 + 3] = alpha * 255
  }
}
