import type { Box } from './manifest.ts'

/** (u, v) are stored in steps of 1/512 inch. */
export const clothSteps = 512

/** A mixed pixel's samples weigh 1 to 16: the bake looks at each edge pixel 4 x 4 times. */
export const fullCoverage = 16

/** Chart numbers of pixels without one. */
export const noChart = 0
export const mixedChart = 0xffff
/** In a patch: the pixel is the patch's, and nothing is there (a shorter sleeve, a wider neck). */
export const clearedChart = 0xfffe

/** A grey picture that may be coarser than the pixels it covers. */
export type GrayMap = {
  readonly box: Box
  /** Pixels per value, in both directions. */
  readonly step: number
  /** ceil(width / step) x ceil(height / step), row by row. */
  readonly values: Uint8Array
}

/** Pixels on which several charts meet, or which a chart covers in part. */
export type MixedPixels = {
  /** Index into the bake's box, rising. */
  readonly pixel: Uint32Array
  /** Pixel k has the samples first[k] to first[k + 1] - 1; one more entry than pixels. */
  readonly first: Uint32Array
  readonly chart: Uint16Array
  /** Sixteenths of the pixel; what is missing to 16 is see-through. */
  readonly coverage: Uint8Array
  readonly shade: Uint8Array
  readonly u: Int16Array
  readonly v: Int16Array
}

/** One bake of one side, as a picture: each pixel knows its chart, its light and its place on the cloth. */
export type Bake = {
  readonly box: Box
  /** Region (index into the manifest's table) of chart 1, 2, 3 ... */
  readonly chartRegions: Uint16Array
  /** Per pixel of the box: a chart's number, `noChart`, `mixedChart` or `clearedChart`. */
  readonly chart: Uint16Array
  /** Per pixel, coded light; of mixed pixels it means nothing. */
  readonly shade: Uint8Array
  /** Per pixel, in `clothSteps`. */
  readonly u: Int16Array
  readonly v: Int16Array
  readonly mixed: MixedPixels
  /** Light that the bake leaves to what lies below it: 255 all, 0 none. */
  readonly shadow: GrayMap | null
  /** Darkness that the garment throws on the stage: 0 none, 255 black. */
  readonly ground: GrayMap | null
}

export function grayMapSize(box: Box, step: number): { width: number; height: number } {
  return { width: Math.ceil(box.width / step), height: Math.ceil(box.height / step) }
}

export function isPlain(chart: number): boolean {
  return chart !== noChart && chart < clearedChart
}
