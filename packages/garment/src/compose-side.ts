import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { Box } from '@teamloom/bakes/manifest.ts'
import { composeZoomed } from './compose-zoomed.ts'
import type { DecodedSide } from './decoded-side.ts'
import type { GrainedShade } from './fabric-grain.ts'
import { emptyPixel, type Frame } from './frame.ts'
import { type InkList, recallInk } from './ink-list.ts'
import { mapMixedInk } from './ink-map.ts'
import type { Look, Picture } from './look.ts'
import type { MixMap } from './mix-map.ts'
import { mixSteps } from './mix-steps.ts'
import { paintInk } from './paint-ink.ts'
import { mixPaints, type Painter, paintBare, painted, paintInked } from './painter.ts'
import { frameOf, grainedShadeOf, inkOf, mixMapOf } from './prepared-side.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { stampInk } from './stamp-ink.ts'

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

export function composePlain(side: DecodedSide, frame: Frame, painter: Painter, look: Look): Picture {
  const cloth = paintCloth(side, frame, painter)
  const { shade, mixes, pixels } = cloth
  const { ink, settled } = inkOf(side, frame, painter, look, shade)
  paintInk(frame, painter, shade, mixes, ink, settled, pixels)
  return finish(frame, painter, cloth, ink.mixed)
}

/** Composes a side with prints that it is drawn with but once: nothing is kept of them. `canvas`: pixels to draw it in. */
export function composeOnce(
  side: DecodedSide,
  frame: Frame,
  painter: Painter,
  canvas: Uint32Array<ArrayBuffer>,
): Picture {
  const cloth = paintCloth(side, frame, painter, canvas)
  stampInk(frame, painter, cloth.shade, cloth.mixes, new Int32Array(cloth.pixels.buffer))
  return finish(frame, painter, cloth, mapMixedInk(frame, painter))
}

function paintCloth(side: DecodedSide, frame: Frame, painter: Painter, canvas?: Uint32Array<ArrayBuffer>) {
  const shade = grainedShadeOf(side, frame, painter)
  const mixes = painter.charts.some(paint => paint?.second) ? mixMapOf(side, frame, painter) : null
  const pixels = plainPixels({ frame, shade, mixes, tables: joinTables(painter) }, canvas)
  return { shade, mixes, pixels }
}

type Painted = ReturnType<typeof paintCloth>

function finish(frame: Frame, painter: Painter, { shade, pixels }: Painted, mixedInk: InkList): Picture {
  const { width, height } = frame.camera
  const bytes = new Uint8ClampedArray(pixels.buffer)
  paintMixed(frame, painter, shade, mixedInk, bytes)
  return { width, height, rgba: bytes }
}

type Plain = {
  readonly frame: Frame
  readonly shade: GrainedShade
  readonly mixes: MixMap | null
  readonly tables: Tables
}

/** What was painted last, its pixels from the second time on: where prints alone change, the cloth is as it was. */
let last: (Plain & { readonly pixels?: Uint32Array }) | null = null

function plainPixels(plain: Plain, canvas?: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const isSame = last !== null && isSamePlain(last, plain)
  const { width, height } = plain.frame.camera
  const pixels = canvas ?? new Uint32Array(width * height)
  if (isSame && last?.pixels) {
    pixels.set(last.pixels)
    return pixels
  }
  paintPlain(plain, pixels)
  last = isSame ? { ...plain, pixels: pixels.slice() } : plain
  return pixels
}

function isSamePlain(a: Plain, b: Plain): boolean {
  return (
    a.frame === b.frame &&
    a.shade === b.shade &&
    a.mixes === b.mixes &&
    a.tables.colours.length === b.tables.colours.length &&
    a.tables.starts.every((start, chart) => start === b.tables.starts[chart]) &&
    a.tables.colours.every((colour, at) => colour === b.tables.colours[at])
  )
}

function paintPlain({ frame, shade, mixes, tables }: Plain, pixels: Uint32Array): void {
  const { runs, ground } = frame
  const { starts, stepMasks, colours } = tables
  const codes = shade.plain
  const steps = mixes?.steps
  for (let i = 0; i < runs.length; i += 3) {
    const from = runs[i]!
    const to = runs[i + 1]!
    const number = runs[i + 2]!
    const start = starts[number]!
    const mask = stepMasks[number]!
    if (number === emptyPixel) for (let at = from; at < to; at++) pixels[at] = ground![at]! << 24
    else if (steps && mask > 0)
      for (let at = from; at < to; at++)
        pixels[at] = colours[start + ((steps[at]! & mask) << 8) + codes[at]!]!
    else for (let at = from; at < to; at++) pixels[at] = colours[start + codes[at]!]!
  }
}

/** All charts' tables end to end, so that a pixel is one look-up. */
type Tables = {
  readonly starts: Int32Array
  readonly stepMasks: Uint8Array
  readonly colours: Uint32Array
}

function joinTables(painter: Painter): Tables {
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

function paintMixed(
  frame: Frame,
  painter: Painter,
  shade: GrainedShade,
  ink: InkList,
  bytes: Uint8ClampedArray,
): void {
  const { mixed, ground } = frame
  const inches = 1 / frame.camera.pixelsPerInch
  let nextInked = 0
  for (let i = 0; i < mixed.pixel.length; i++) {
    const at = mixed.pixel[i]!
    let red = 0
    let green = 0
    let blue = 0
    let cover = 0
    for (let k = mixed.first[i]!; k < mixed.first[i + 1]!; k++) {
      const paint = painter.charts[mixed.chart[k]!]!
      const tile = paint.second?.tile
      const step = tile ? tile.stepAt(mixed.u[k]! / clothSteps, mixed.v[k]! / clothSteps, inches) : 0
      if (ink.places[nextInked] === k) {
        recallInk(ink, nextInked++)
        paintInked(paint, shade.mixed[k]!, mixed.shade[k]!, step)
      } else paintBare(paint, shade.mixed[k]!, step)
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
