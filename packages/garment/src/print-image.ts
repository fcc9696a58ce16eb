import { flatMap } from '@teamloom/technique/film.ts'
import { pixelsOf } from '@teamloom/technique/map-frame.ts'
import type { LitMap } from '@teamloom/technique/technique.ts'

type Level = {
  readonly width: number
  readonly height: number
  /** Premultiplied linear red, green, blue, alpha; 65535 is 1. */
  readonly rgba: Uint16Array
}

/** A decoration ready to be put on cloth. */
export type PrintImage = {
  /** Pixels of the decoration itself. */
  readonly width: number
  readonly height: number
  /** How far it reaches beyond itself on each side, as a share of its width and of its height. */
  readonly beside: number
  readonly above: number
  readonly whole: Level
  /** The whole, then halved again and again, so that small ones do not flicker; made when it is first seen as a smaller one. */
  readonly levels: () => readonly Level[]
}

export function buildPrintImage(map: LitMap): PrintImage {
  const { width, height } = pixelsOf(map)
  let levels: readonly Level[] | undefined
  return {
    width,
    height,
    beside: map.margin / width,
    above: map.margin / height,
    whole: map,
    levels: () => {
      levels ??= levelsOf(map)
      return levels
    },
  }
}

function levelsOf(whole: Level): readonly Level[] {
  const levels = [whole]
  for (let last = whole; last.width > 2 && last.height > 2; ) {
    last = halve(last)
    levels.push(last)
  }
  return levels
}

/** What it and all that is halved of it take at most. */
export function bytesOf({ whole }: PrintImage): number {
  return (4 / 3) * whole.rgba.byteLength
}

/** The image of straight sRGB RGBA bytes that lie flat. */
export function flatImage(rgba: Uint8Array, width: number, height: number): PrintImage {
  return buildPrintImage(flatMap({ rgba, width, height }))
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
 * Looks at the decoration at (x, y), 0 to 1 across and down it, into `printSample`.
 * `texels` is how many of its own pixels one looked-at spot spans. A tile goes on beside itself.
 */
export function samplePrint(image: PrintImage, x: number, y: number, texels: number, isTile = false): void {
  const { beside, above } = image
  const across = (x + beside) / (1 + 2 * beside)
  const down = (y + above) / (1 + 2 * above)
  for (let c = 0; c < 4; c++) printSample[c] = 0
  if (texels <= 1) {
    addLevel(image.whole, across, down, 1, isTile)
    return
  }
  const levels = image.levels()
  const depth = Math.min(levels.length - 1, depthOf(texels))
  const upper = Math.floor(depth)
  const share = depth - upper
  addLevel(levels[upper]!, across, down, 1 - share, isTile)
  if (share > 0.01 && upper + 1 < levels.length) addLevel(levels[upper + 1]!, across, down, share, isTile)
}

let last = { texels: 1, depth: 0 }

/** Where a print is seen from straight before it, all of its spots span as many. */
function depthOf(texels: number): number {
  if (texels !== last.texels) last = { texels, depth: Math.log2(texels) }
  return last.depth
}

function addLevel(level: Level, x: number, y: number, weight: number, isTile: boolean): void {
  const { width, height, rgba } = level
  const px = x * width - 0.5
  const py = y * height - 0.5
  const left = Math.floor(px)
  const top = Math.floor(py)
  const fx = px - left
  const fy = py - top
  if (left >= 0 && top >= 0 && left + 1 < width && top + 1 < height) {
    const at = 4 * (top * width + left)
    const below = at + 4 * width
    // Most of words is nothing.
    if ((rgba[at + 3]! | rgba[at + 7]! | rgba[below + 3]! | rgba[below + 7]!) === 0) return
    addTexel(rgba, at, (weight * (1 - fx) * (1 - fy)) / 65535)
    addTexel(rgba, at + 4, (weight * fx * (1 - fy)) / 65535)
    addTexel(rgba, below, (weight * (1 - fx) * fy) / 65535)
    addTexel(rgba, below + 4, (weight * fx * fy) / 65535)
    return
  }
  // Outside the artwork there is nothing: its border fades within half a texel.
  for (let dy = 0; dy < 2; dy++) {
    const row = isTile ? wrap(top + dy, height) : top + dy
    if (row < 0 || row >= height) continue
    for (let dx = 0; dx < 2; dx++) {
      const column = isTile ? wrap(left + dx, width) : left + dx
      if (column < 0 || column >= width) continue
      addTexel(rgba, (row * width + column) * 4, (weight * (dx ? fx : 1 - fx) * (dy ? fy : 1 - fy)) / 65535)
    }
  }
}

function addTexel(rgba: Uint16Array, at: number, share: number): void {
  printSample[0]! += rgba[at]! * share
  printSample[1]! += rgba[at + 1]! * share
  printSample[2]! += rgba[at + 2]! * share
  printSample[3]! += rgba[at + 3]! * share
}

function wrap(at: number, length: number): number {
  return ((at % length) + length) % length
}
