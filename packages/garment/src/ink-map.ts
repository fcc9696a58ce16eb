import { clothSteps } from '@teamloom/bakes/bake.ts'
import { emptyPixel, type Frame, inchesAt, mixedPixel } from './frame.ts'
import type { Painter } from './painter.ts'
import { haveSurface, inked, inkedSurface, readInk } from './placed-print.ts'

/** What the prints put on a frame's plain pixels, whatever the colour of the cloth below. */
export type InkMap = {
  /** Pixels with ink, in their order. */
  readonly pixels: Uint32Array
  /** Four to a pixel: premultiplied linear red, green, blue, alpha; 65535 is 1. */
  readonly ink: Uint16Array
  /** Four to a pixel, as `inkedSurface`; null where all prints lie flat and shine as their cloth. */
  readonly surface: Float32Array | null
}

export function mapInk(frame: Frame, painter: Painter): InkMap {
  const { chart, u, v } = frame
  const isPrinted = Uint8Array.from(painter.charts, paint => (paint?.prints ? 1 : 0))
  let count = 0
  for (let at = 0; at < chart.length; at++) {
    const number = chart[at]!
    if (number !== mixedPixel && number !== emptyPixel) count += isPrinted[number]!
  }
  const pixels = new Uint32Array(count)
  const ink = new Uint16Array(4 * count)
  const hasSurface = painter.charts.some(paint => paint?.prints && haveSurface(paint.prints))
  const surface = hasSurface ? new Float32Array(4 * count) : null
  let found = 0
  for (let at = 0; at < chart.length; at++) {
    const number = chart[at]!
    if (number === mixedPixel || number === emptyPixel || !isPrinted[number]) continue
    const { prints } = painter.charts[number]!
    if (!readInk(prints!, u[at]! / clothSteps, v[at]! / clothSteps, inchesAt(frame, at))) continue
    pixels[found] = at
    for (let c = 0; c < 4; c++) ink[4 * found + c] = inked[c]! * 65535 + 0.5
    surface?.set(inkedSurface, 4 * found)
    found += 1
  }
  return {
    pixels: pixels.slice(0, found),
    ink: ink.slice(0, 4 * found),
    surface: surface && surface.slice(0, 4 * found),
  }
}
