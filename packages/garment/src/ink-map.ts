import { clothSteps } from '@teamloom/bakes/bake.ts'
import { emptyPixel, type Frame, inchesAt, mixedPixel } from './frame.ts'
import type { Painter } from './painter.ts'
import { haveSurface, inked, inkedSurface, readInk, surfaceParts } from './placed-print.ts'
import type { Spot } from './spot.ts'

/** What the prints put on a frame's plain pixels, whatever the colour of the cloth below. */
export type InkMap = {
  /** Pixels with ink, in their order. */
  readonly pixels: Uint32Array
  /** Four to a pixel: premultiplied linear red, green, blue, alpha; 65535 is 1. */
  readonly ink: Uint16Array
  /** `surfaceParts` to a pixel, as `inkedSurface`; null where all prints are as their cloth. */
  readonly surface: Float32Array | null
}

const noInk: InkMap = { pixels: new Uint32Array(), ink: new Uint16Array(), surface: null }

export function mapInk(frame: Frame, painter: Painter): InkMap {
  if (!painter.charts.some(paint => paint?.prints)) return noInk
  const { chart, u, v } = frame
  const { width } = frame.camera
  const isPrinted = Uint8Array.from(painter.charts, paint => (paint?.prints ? 1 : 0))
  let count = 0
  for (let at = 0; at < chart.length; at++) {
    const number = chart[at]!
    if (number !== mixedPixel && number !== emptyPixel) count += isPrinted[number]!
  }
  const pixels = new Uint32Array(count)
  const ink = new Uint16Array(4 * count)
  const hasSurface = painter.charts.some(paint => paint?.prints && haveSurface(paint.prints))
  const surface = hasSurface ? new Float32Array(surfaceParts * count) : null
  let found = 0
  const spot: Spot = { x: 0, y: 0, u: 0, v: 0, pixels: 1, inches: 0 }
  for (let at = 0; at < chart.length; at++) {
    const number = chart[at]!
    if (number === mixedPixel || number === emptyPixel || !isPrinted[number]) continue
    const { prints } = painter.charts[number]!
    spot.x = (at % width) + 0.5
    spot.y = Math.floor(at / width) + 0.5
    spot.u = u[at]! / clothSteps
    spot.v = v[at]! / clothSteps
    spot.inches = inchesAt(frame, at)
    if (!readInk(prints!, spot)) continue
    pixels[found] = at
    for (let c = 0; c < 4; c++) ink[4 * found + c] = inked[c]! * 65535 + 0.5
    surface?.set(inkedSurface, surfaceParts * found)
    found += 1
  }
  return {
    pixels: pixels.slice(0, found),
    ink: ink.slice(0, 4 * found),
    surface: surface && surface.slice(0, surfaceParts * found),
  }
}
