import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { Box } from '@teamloom/bakes/manifest.ts'
import { nearGrainAt } from './fabric-grain.ts'
import { getFabricTile } from './fabric-tile.ts'
import { emptyPixel, type Frame, mixedPixel } from './frame.ts'
import type { Picture } from './look.ts'
import { type Painter, painted, paintSpot } from './painter.ts'
import type { Spot } from './spot.ts'

/** Red, green, blue (as squares), cover and shadow of the pixel being put together. */
type Sum = { red: number; green: number; blue: number; cover: number; shadow: number }

/**
 * Part of a side, enlarged: light and edges are smooth between the side's pixels, while fabric and
 * prints are looked up anew for every pixel of the result.
 */
export function composeZoomed(frame: Frame, painter: Painter, viewport: Box, scale: number): Picture {
  const width = Math.round(viewport.width * scale)
  const height = Math.round(viewport.height * scale)
  const rgba = new Uint8ClampedArray(width * height * 4)
  const mixedAt = indexMixed(frame)
  const sum: Sum = { red: 0, green: 0, blue: 0, cover: 0, shadow: 0 }
  const spot: Spot = { x: 0, y: 0, u: 0, v: 0, pixels: 1 / scale, inches: 0 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      spot.x = viewport.x + (x + 0.5) / scale
      spot.y = viewport.y + (y + 0.5) / scale
      paintBetween(frame, painter, mixedAt, spot, sum)
      const alpha = Math.min(1, sum.cover + (1 - sum.cover) * sum.shadow)
      if (alpha <= 0) continue
      const to = (y * width + x) * 4
      const strength = sum.cover > 0 ? Math.min(1, sum.cover / alpha) : 0
      const share = sum.cover > 0 ? 1 / sum.cover : 0
      rgba[to] = Math.sqrt(sum.red * share) * strength
      rgba[to + 1] = Math.sqrt(sum.green * share) * strength
      rgba[to + 2] = Math.sqrt(sum.blue * share) * strength
      rgba[to + 3] = alpha * 255
    }
  return { width, height, rgba }
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

function paintBetween(frame: Frame, painter: Painter, mixedAt: Int32Array, spot: Spot, sum: Sum): void {
  const { width, height } = frame.camera
  const [px, py] = [spot.x - 0.5, spot.y - 0.5]
  const left = Math.max(0, Math.min(width - 2, Math.floor(px)))
  const top = Math.max(0, Math.min(height - 2, Math.floor(py)))
  const fx = Math.max(0, Math.min(1, px - left))
  const fy = Math.max(0, Math.min(1, py - top))
  const at = top * width + left
  sum.red = sum.green = sum.blue = sum.cover = 0
  sum.shadow = frame.ground ? between(frame.ground, at, width, fx, fy) / 255 : 0
  const { chart } = frame
  const number = chart[at]!
  if (number === chart[at + 1] && number === chart[at + width] && number === chart[at + width + 1]) {
    if (number === emptyPixel) return
    if (number !== mixedPixel) {
      spot.u = between(frame.u, at, width, fx, fy) / clothSteps
      spot.v = between(frame.v, at, width, fx, fy) / clothSteps
      spot.inches = pixelInches(frame, at) * spot.pixels
      addSpot(painter, sum, number, 1, between(frame.shade, at, width, fx, fy), spot)
      return
    }
  }
  spot.inches = spot.pixels / frame.camera.pixelsPerInch
  addPixel(frame, painter, mixedAt, at, (1 - fx) * (1 - fy), fx, fy, spot, sum)
  addPixel(frame, painter, mixedAt, at + 1, fx * (1 - fy), fx - 1, fy, spot, sum)
  addPixel(frame, painter, mixedAt, at + width, (1 - fx) * fy, fx, fy - 1, spot, sum)
  addPixel(frame, painter, mixedAt, at + width + 1, fx * fy, fx - 1, fy - 1, spot, sum)
}

function between(values: Uint8Array | Int16Array, at: number, width: number, fx: number, fy: number): number {
  const upper = values[at]! + (values[at + 1]! - values[at]!) * fx
  const lower = values[at + width]! + (values[at + width + 1]! - values[at + width]!) * fx
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
function nearby(frame: Frame, values: Int16Array, at: number, dx: number, dy: number): number {
  const { chart, camera } = frame
  const slope = (step: number): number => {
    if (chart[at + step] === chart[at]) return values[at + step]! - values[at]!
    if (chart[at - step] === chart[at]) return values[at]! - values[at - step]!
    return 0
  }
  return values[at]! + dx * slope(1) + dy * slope(camera.width)
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
  const code = Math.min(255, shade * Math.sqrt(Math.max(0.02, grain)))
  paintSpot(paint, code, shade, spot)
  sum.red += weight * painted[0]! ** 2
  sum.green += weight * painted[1]! ** 2
  sum.blue += weight * painted[2]! ** 2
  sum.cover += weight
}
