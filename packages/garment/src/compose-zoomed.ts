import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { Box } from '@teamloom/bakes/manifest.ts'
import { farLevelOf, levelGrainAt, nearGrainAt } from './fabric-grain.ts'
import { getFabricTile } from './fabric-tile.ts'
import { emptyPixel, type Frame, mixedPixel } from './frame.ts'
import type { TileLevel } from './levelled-tile.ts'
import type { Picture } from './look.ts'
import { type Painter, painted, paintSpot } from './painter.ts'
import type { PlacedPrint } from './placed-print.ts'
import type { Spot } from './spot.ts'

/** Red, green, blue (as squares), cover and shadow of the pixel being put together. */
type Sum = { red: number; green: number; blue: number; cover: number; shadow: number }

/**
 * Part of a side, enlarged: light and edges are smooth between the side's pixels, while fabric and
 * prints are looked up anew for every pixel of the result.
 */
export function composeZoomed(frame: Frame, painter: Painter, viewport: Box, scale: number): Picture {
  const { camera, chart } = frame
  const width = Math.round(viewport.width * scale)
  const height = Math.round(viewport.height * scale)
  const rgba = new Uint8ClampedArray(width * height * 4)
  const columns = placesOf(viewport.x, width, scale, camera.width)
  const rows = placesOf(viewport.y, height, scale, camera.height)
  const within: Within = { frame, painter, columns, rows, width, rgba, pixels: new Uint32Array(rgba.buffer) }
  const mixedAt = indexMixed(frame)
  const sum: Sum = { red: 0, green: 0, blue: 0, cover: 0, shadow: 0 }
  const spot: Spot = { x: 0, y: 0, u: 0, v: 0, pixels: 1 / scale, inches: 0 }
  const columnEnds = endsOf(columns)
  const rowEnds = endsOf(rows)
  for (let y = 0; y < height; y = rowEnds[y]!) {
    const to = rowEnds[y]!
    const row = rows.firsts[y]! * camera.width
    for (let x = 0; x < width; x = columnEnds[x]!) {
      const end = columnEnds[x]!
      const at = row + columns.firsts[x]!
      const number = chart[at]!
      const isOne =
        number === chart[at + 1] &&
        number === chart[at + camera.width] &&
        number === chart[at + camera.width + 1]
      if (isOne && number === emptyPixel) shadowWithin(within, at, x, end, y, to)
      else if (isOne && number !== mixedPixel) paintWithin(within, at, x, end, y, to, spot)
      else
        for (let line = y; line < to; line++) {
          spot.y = rows.places[line]!
          for (let each = x; each < end; each++) {
            spot.x = columns.places[each]!
            paintBetween(frame, painter, mixedAt, at, columns.shares[each]!, rows.shares[line]!, spot, sum)
            writeSum(sum, rgba, (line * width + each) * 4)
          }
        }
    }
  }
  return { width, height, rgba }
}

/** Where each pixel of the result along one edge has its middle, the first of the two that it lies between, and how far from it. */
type Places = {
  readonly places: Float64Array
  readonly firsts: Int32Array
  readonly shares: Float64Array
}

function placesOf(start: number, count: number, scale: number, length: number): Places {
  const places = Float64Array.from({ length: count }, (_, i) => start + (i + 0.5) / scale)
  const firsts = Int32Array.from(places, place => Math.max(0, Math.min(length - 2, Math.floor(place - 0.5))))
  const shares = places.map((place, i) => Math.max(0, Math.min(1, place - 0.5 - firsts[i]!)))
  return { places, firsts, shares }
}

/** For each of them the first behind it that lies between others. */
function endsOf({ firsts }: Places): Int32Array {
  const ends = new Int32Array(firsts.length)
  let end = firsts.length
  for (let at = firsts.length - 1; at >= 0; at--) {
    if (firsts[at] !== firsts[at + 1]) end = at + 1
    ends[at] = end
  }
  return ends
}

type Within = {
  readonly frame: Frame
  readonly painter: Painter
  readonly columns: Places
  readonly rows: Places
  /** Pixels of the result. */
  readonly width: number
  /** The result, by bytes and by pixels. */
  readonly rgba: Uint8ClampedArray
  readonly pixels: Uint32Array
}

/** Between four pixels beside the garment, columns `x` to before `end` of lines `y` to before `to`. */
function shadowWithin(
  { frame: { ground, camera }, columns, rows, width: across, rgba }: Within,
  at: number,
  x: number,
  end: number,
  y: number,
  to: number,
): void {
  const { width } = camera
  if (!ground || (ground[at]! | ground[at + 1]! | ground[at + width]! | ground[at + width + 1]!) === 0) return
  for (let line = y; line < to; line++)
    for (let each = x; each < end; each++)
      rgba[(line * across + each) * 4 + 3] = between(
        ground,
        at,
        width,
        columns.shares[each]!,
        rows.shares[line]!,
      )
}

/** Paints between four pixels of one cloth: how near it is seen, and so how its fabric looks, is one for all of them. */
function paintWithin(
  within: Within,
  at: number,
  x: number,
  end: number,
  y: number,
  to: number,
  spot: Spot,
): void {
  const { frame, painter, columns, rows, width: across, pixels } = within
  const { u, v, shade, chart, camera } = frame
  const { width } = camera
  const paint = painter.charts[chart[at]!]!
  const isBare = !paint.second && !(paint.prints && mayBeReached(paint.prints, frame, at))
  spot.inches = pixelInches(frame, at) * spot.pixels
  const tile = getFabricTile(paint.fabric)
  const level = farLevelOf(tile, spot.inches, paint.stitchDepth)
  if (isBare && level) {
    paintFar(within, at, x, end, y, to, level, paint.table)
    return
  }
  for (let line = y; line < to; line++) {
    const fy = rows.shares[line]!
    spot.y = rows.places[line]!
    for (let each = x; each < end; each++) {
      const fx = columns.shares[each]!
      spot.u = between(u, at, width, fx, fy) / clothSteps
      spot.v = between(v, at, width, fx, fy) / clothSteps
      const light = between(shade, at, width, fx, fy)
      const grain = level
        ? levelGrainAt(level, spot.u, spot.v)
        : nearGrainAt(tile, spot.u, spot.v, spot.inches, paint.stitchDepth)
      const code = codeOf(light, grain)
      if (isBare) {
        pixels[line * across + each] = paint.table[code | 0]!
        continue
      }
      spot.x = columns.places[each]!
      paintSpot(paint, code, light, spot)
      pixels[line * across + each] = (255 << 24) | (painted[2]! << 16) | (painted[1]! << 8) | painted[0]!
    }
  }
}

/** Whether any of the prints may be seen between four pixels. */
function mayBeReached(
  prints: readonly PlacedPrint[],
  { u, v, camera: { width } }: Frame,
  at: number,
): boolean {
  const x = at % width
  const y = Math.floor(at / width)
  const below = at + width
  for (const { reach } of prints) {
    if (!reach) return true
    const { left, top, right, bottom } = reach
    if (reach.of === 'picture') {
      if (x + 2 >= left && x <= right && y + 2 >= top && y <= bottom) return true
    } else if (
      Math.max(u[at]!, u[at + 1]!, u[below]!, u[below + 1]!) >= left * clothSteps &&
      Math.min(u[at]!, u[at + 1]!, u[below]!, u[below + 1]!) <= right * clothSteps &&
      Math.max(v[at]!, v[at + 1]!, v[below]!, v[below + 1]!) >= top * clothSteps &&
      Math.min(v[at]!, v[at + 1]!, v[below]!, v[below + 1]!) <= bottom * clothSteps
    )
      return true
  }
  return false
}

/** What most of a picture is, bare cloth from afar: its four pixels are read once. */
function paintFar(
  { frame: { u, v, shade, camera }, columns, rows, width: across, pixels }: Within,
  at: number,
  x: number,
  end: number,
  y: number,
  to: number,
  level: TileLevel,
  table: Uint32Array,
): void {
  const below = at + camera.width
  const [u0, u1, u2, u3] = [u[at]!, u[at + 1]!, u[below]!, u[below + 1]!]
  const [v0, v1, v2, v3] = [v[at]!, v[at + 1]!, v[below]!, v[below + 1]!]
  const [s0, s1, s2, s3] = [shade[at]!, shade[at + 1]!, shade[below]!, shade[below + 1]!]
  for (let line = y; line < to; line++) {
    const fy = rows.shares[line]!
    for (let each = x; each < end; each++) {
      const fx = columns.shares[each]!
      const atU = middleOf(u0, u1, u2, u3, fx, fy) / clothSteps
      const atV = middleOf(v0, v1, v2, v3, fx, fy) / clothSteps
      const code = codeOf(middleOf(s0, s1, s2, s3, fx, fy), levelGrainAt(level, atU, atV))
      pixels[line * across + each] = table[code | 0]!
    }
  }
}

const indexes = new WeakMap<Frame, Int32Array>()

function indexMixed(frame: Frame): Int32Array {
  const known = indexes.get(frame)
  if (known) return known
  const index = new Int32Array(frame.chart.length)
  frame.mixed.pixel.forEach((at, i) => {
    index[at] = i
  })
  indexes.set(frame, index)
  return index
}

/** Between four pixels that are not of one cloth. */
function paintBetween(
  frame: Frame,
  painter: Painter,
  mixedAt: Int32Array,
  at: number,
  fx: number,
  fy: number,
  spot: Spot,
  sum: Sum,
): void {
  const { width, pixelsPerInch } = frame.camera
  sum.red = sum.green = sum.blue = sum.cover = 0
  sum.shadow = frame.ground ? between(frame.ground, at, width, fx, fy) / 255 : 0
  spot.inches = spot.pixels / pixelsPerInch
  addPixel(frame, painter, mixedAt, at, (1 - fx) * (1 - fy), fx, fy, spot, sum)
  addPixel(frame, painter, mixedAt, at + 1, fx * (1 - fy), fx - 1, fy, spot, sum)
  addPixel(frame, painter, mixedAt, at + width, (1 - fx) * fy, fx, fy - 1, spot, sum)
  addPixel(frame, painter, mixedAt, at + width + 1, fx * fy, fx - 1, fy - 1, spot, sum)
}

function writeSum({ red, green, blue, cover, shadow }: Sum, rgba: Uint8ClampedArray, to: number): void {
  const alpha = Math.min(1, cover + (1 - cover) * shadow)
  if (alpha <= 0) return
  const strength = cover > 0 ? Math.min(1, cover / alpha) : 0
  const share = cover > 0 ? 1 / cover : 0
  rgba[to] = Math.sqrt(red * share) * strength
  rgba[to + 1] = Math.sqrt(green * share) * strength
  rgba[to + 2] = Math.sqrt(blue * share) * strength
  rgba[to + 3] = alpha * 255
}

function between(values: Uint8Array | Int16Array, at: number, width: number, fx: number, fy: number): number {
  return middleOf(values[at]!, values[at + 1]!, values[at + width]!, values[at + width + 1]!, fx, fy)
}

function middleOf(a: number, b: number, c: number, d: number, fx: number, fy: number): number {
  const upper = a + (b - a) * fx
  const lower = c + (d - c) * fx
  return upper + (lower - upper) * fy
}

function pixelInches(frame: Frame, at: number): number {
  const span = Math.max(
    Math.abs(frame.u[at + 1]! - frame.u[at]!),
    Math.abs(frame.v[at + frame.camera.width]! - frame.v[at]!),
  )
  const flat = 1 / frame.camera.pixelsPerInch
  return (flat + Math.min(span / clothSteps, 6 * flat)) / 2
}

/** One of the four pixels around a spot; (dx, dy) from its middle to the spot. */
function addPixel(
  frame: Frame,
  painter: Painter,
  mixedAt: Int32Array,
  at: number,
  weight: number,
  dx: number,
  dy: number,
  spot: Spot,
  sum: Sum,
): void {
  const number = frame.chart[at]!
  if (weight <= 0 || number === emptyPixel) return
  if (number !== mixedPixel) {
    spot.u = nearby(frame, frame.u, at, dx, dy) / clothSteps
    spot.v = nearby(frame, frame.v, at, dx, dy) / clothSteps
    addSpot(painter, sum, number, weight, frame.shade[at]!, spot)
    return
  }
  const { mixed } = frame
  const i = mixedAt[at]!
  for (let k = mixed.first[i]!; k < mixed.first[i + 1]!; k++) {
    spot.u = mixed.u[k]! / clothSteps
    spot.v = mixed.v[k]! / clothSteps
    addSpot(painter, sum, mixed.chart[k]!, weight * mixed.weight[k]!, mixed.shade[k]!, spot)
  }
}

/** A value off the pixel's middle, by the slope to those of its neighbours that share its chart. */
function nearby({ chart, camera }: Frame, values: Int16Array, at: number, dx: number, dy: number): number {
  return values[at]! + dx * slopeAt(chart, values, at, 1) + dy * slopeAt(chart, values, at, camera.width)
}

function slopeAt(chart: Uint16Array, values: Int16Array, at: number, step: number): number {
  const number = chart[at]
  if (chart[at + step] === number) return values[at + step]! - values[at]!
  if (chart[at - step] === number) return values[at]! - values[at - step]!
  return 0
}

function addSpot(
  painter: Painter,
  sum: Sum,
  number: number,
  weight: number,
  shade: number,
  spot: Spot,
): void {
  const paint = painter.charts[number]!
  const grain = nearGrainAt(getFabricTile(paint.fabric), spot.u, spot.v, spot.inches, paint.stitchDepth)
  paintSpot(paint, codeOf(shade, grain), shade, spot)
  sum.red += weight * painted[0]! ** 2
  sum.green += weight * painted[1]! ** 2
  sum.blue += weight * painted[2]! ** 2
  sum.cover += weight
}

/** The shade's code with the fabric's grain in it. */
function codeOf(shade: number, grain: number): number {
  return Math.min(255, shade * Math.sqrt(Math.max(0.02, grain)))
}
