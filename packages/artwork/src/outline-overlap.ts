import type { Pixels } from './pixels.ts'
import { scalePixels } from './scale-pixels.ts'
import { seenBox } from './seen-box.ts'

/** Steps a side, in which two outlines are held against each other. */
const side = 192

/** Less of 255 is not seen. */
const leastAlpha = 8

/** What is seen of a picture, without its margins and whatever its size. */
export type Outline = {
  /** Width over height. */
  readonly proportion: number
  /** How much of each step is covered, 0 to 255, row by row. */
  readonly cover: Uint8Array
}

/** Undefined where nothing is seen. */
export function outlineOf(pixels: Pixels): Outline | undefined {
  const box = seenBox(pixels, leastAlpha)
  if (!box) return undefined
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const rgba = new Uint8Array(4 * width * height)
  for (let y = 0; y < height; y++) {
    const from = 4 * ((box.top + y) * pixels.width + box.left)
    rgba.set(pixels.rgba.subarray(from, from + 4 * width), 4 * y * width)
  }
  const scaled = scalePixels({ width, height, rgba }, side, side)
  return {
    proportion: width / height,
    cover: Uint8Array.from({ length: side * side }, (_, i) => scaled.rgba[4 * i + 3]!),
  }
}

/** What both cover of what either covers, stretched to the same box: 0 to 1. */
export function overlapOf(one: Outline, other: Outline): number {
  let both = 0
  let either = 0
  for (let i = 0; i < one.cover.length; i++) {
    const [a, b] = [one.cover[i]!, other.cover[i]!]
    both += Math.min(a, b)
    either += Math.max(a, b)
  }
  return either === 0 ? 0 : both / either
}
