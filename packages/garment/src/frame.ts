import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { Camera } from '@teamloom/bakes/manifest.ts'
import type { Region } from '@teamloom/bakes/region.ts'

/** Numbers in `Frame.chart` that are no charts. */
export const emptyPixel = 0
export const mixedPixel = 0xffff

/** The bakes of one choice of styles laid on each other: everything but the colours. */
export type Frame = {
  readonly camera: Camera
  /** Picture pixels of its upper left corner: below 0 where the camera has stepped back. */
  readonly left: number
  readonly top: number
  /** Region of each chart; chart 0 is nothing. */
  readonly chartRegions: readonly (Region | null)[]
  /** Per pixel: a chart, `emptyPixel` or `mixedPixel`. */
  readonly chart: Uint16Array
  /** Per pixel: coded light. */
  readonly shade: Uint8Array
  /** Per pixel: place on the cloth, in steps of 1/512 in. */
  readonly u: Int16Array
  readonly v: Int16Array
  readonly mixed: FrameMixed
  /** Neighbours in a row of one chart, or of shadow: first pixel, the one past the last, chart or `emptyPixel`; in turn. */
  readonly runs: Uint32Array
  /** Per pixel: darkness on the stage behind the garment, 0 to 255. */
  readonly ground: Uint8Array | null
  /** The frame that it is a part of, and where in it. */
  readonly cutFrom?: { readonly whole: Frame; readonly x: number; readonly y: number }
}

export type FrameMixed = {
  readonly pixel: Uint32Array
  /** Samples first[k] to first[k + 1] - 1 belong to pixel k. */
  readonly first: Uint32Array
  readonly chart: Uint16Array
  /** Share of the pixel, 0 to 1; what is missing to 1 is see-through. */
  readonly weight: Float32Array
  readonly shade: Uint8Array
  readonly u: Int16Array
  readonly v: Int16Array
}

/** The runs of all pixels that are plain or show the garment's shadow. */
export function runsOf(chart: Uint16Array, ground: Uint8Array | null, width: number): Uint32Array {
  const runs: number[] = []
  const isDrawn = (at: number) =>
    chart[at] !== mixedPixel && (chart[at] !== emptyPixel || (ground?.[at] ?? 0) > 0)
  for (let row = 0; row < chart.length; row += width)
    for (let at = row; at < row + width; ) {
      const from = at
      const number = chart[at++]!
      if (!isDrawn(from)) continue
      while (at < row + width && chart[at] === number && isDrawn(at)) at++
      runs.push(from, at, number)
    }
  return Uint32Array.from(runs)
}

/** What one pixel spans of the cloth: more where it turns away from the camera. */
export function inchesAt(frame: Frame, at: number): number {
  const { chart, u, v, camera } = frame
  const flat = 1 / camera.pixelsPerInch
  const right = at + 1
  const below = at + camera.width
  let span = 0
  if (chart[right] === chart[at]) span = Math.max(Math.abs(u[right]! - u[at]!), Math.abs(v[right]! - v[at]!))
  if (chart[below] === chart[at])
    span = Math.max(span, Math.abs(u[below]! - u[at]!), Math.abs(v[below]! - v[at]!))
  // Half way between the flat and the longest span: a pixel foreshortened one way only stays sharp the other.
  return span === 0 ? flat : (flat + Math.min(span / clothSteps, 6 * flat)) / 2
}
