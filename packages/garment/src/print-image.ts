import { assert } from '@teamloom/kit/assert.ts'
import { linearOfByte } from './linear-light.ts'

type Level = {
  readonly width: number
  readonly height: number
  /** Premultiplied linear red, green, blue, alpha; 65535 is 1. */
  readonly rgba: Uint16Array
}

/** Artwork ready to be put on cloth: halved again and again, so that small prints do not flicker. */
export type PrintImage = {
  readonly width: number
  readonly height: number
  readonly levels: readonly Level[]
}

/** From straight sRGB RGBA bytes. */
export function buildPrintImage(
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
): PrintImage {
  assert(rgba.length === width * height * 4, 'artwork bytes do not match its size')
  const first = new Uint16Array(rgba.length)
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3]! / 255
    for (let c = 0; c < 3; c++) first[i + c] = Math.round(linearOfByte[rgba[i + c]!]! * alpha * 65535)
    first[i + 3] = Math.round(alpha * 65535)
  }
  const levels: Level[] = [{ width, height, rgba: first }]
  for (let last = levels[0]!; last.width > 2 && last.height > 2; ) {
    last = halve(last)
    levels.push(last)
  }
  return { width, height, levels }
}

function halve(level: Level): Level {
  const width = Math.ceil(level.width / 2)
  const height = Math.ceil(level.height / 2)
  const rgba = new Uint16Array(width * height * 4)
  const { width: fullWidth, height: fullHeight, rgba: full } = level
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const right = Math.min(fullWidth - 1, 2 * x + 1)
      const below = Math.min(fullHeight - 1, 2 * y + 1)
      for (let c = 0; c < 4; c++) {
        const sum =
          full[(2 * y * fullWidth + 2 * x) * 4 + c]! +
          full[(2 * y * fullWidth + right) * 4 + c]! +
          full[(below * fullWidth + 2 * x) * 4 + c]! +
          full[(below * fullWidth + right) * 4 + c]!
        rgba[(y * width + x) * 4 + c] = sum >> 2
      }
    }
  return { width, height, rgba }
}

/** Red, green, blue, alpha of the last sample, premultiplied linear, 0 to 1. */
export const printSample = new Float32Array(4)

/**
 * Looks at the artwork at (x, y), 0 to 1 across and down, into `printSample`.
 * `texels` is how many of the artwork's own pixels one looked-at spot spans. A tile goes on beside itself.
 */
export function samplePrint(image: PrintImage, x: number, y: number, texels: number, isTile = false): void {
  const depth = texels <= 1 ? 0 : Math.min(image.levels.length - 1, Math.log2(texels))
  const upper = Math.floor(depth)
  const share = depth - upper
  printSample.fill(0)
  addLevel(image.levels[upper]!, x, y, 1 - share, isTile)
  if (share > 0.01 && upper + 1 < image.levels.length) addLevel(image.levels[upper + 1]!, x, y, share, isTile)
}

function addLevel(level: Level, x: number, y: number, weight: number, isTile: boolean): void {
  const { width, height, rgba } = level
  const px = x * width - 0.5
  const py = y * height - 0.5
  const left = Math.floor(px)
  const top = Math.floor(py)
  const fx = px - left
  const fy = py - top
  // Outside the artwork there is nothing: its border fades within half a texel.
  for (let dy = 0; dy < 2; dy++) {
    const row = isTile ? wrap(top + dy, height) : top + dy
    if (row < 0 || row >= height) continue
    for (let dx = 0; dx < 2; dx++) {
      const column = isTile ? wrap(left + dx, width) : left + dx
      if (column < 0 || column >= width) continue
      const share = (weight * (dx ? fx : 1 - fx) * (dy ? fy : 1 - fy)) / 65535
      const at = (row * width + column) * 4
      printSample[0]! += rgba[at]! * share
      printSample[1]! += rgba[at + 1]! * share
      printSample[2]! += rgba[at + 2]! * share
      printSample[3]! += rgba[at + 3]! * share
    }
  }
}

function wrap(at: number, length: number): number {
  return ((at % length) + length) % length
}
