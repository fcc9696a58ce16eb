import { pixelsOf } from './map-frame.ts'
import type { LitMap } from './technique.ts'

/** A map that goes on beside itself: what reaches beyond one side comes in again from the other. */
export function foldMargins(map: LitMap): LitMap {
  const { margin } = map
  if (margin === 0) return map
  const { width, height } = pixelsOf(map)
  const sums = new Uint32Array(width * height * 4)
  for (let y = 0; y < map.height; y++)
    for (let x = 0; x < map.width; x++) {
      const from = (y * map.width + x) * 4
      const to = (wrap(y - margin, height) * width + wrap(x - margin, width)) * 4
      for (let c = 0; c < 4; c++) sums[to + c]! += map.rgba[from + c]!
    }
  return { width, height, margin: 0, rgba: Uint16Array.from(sums, sum => Math.min(65535, sum)) }
}

/** The margins of a tile that goes on beside itself, of what lies there: four values to a pixel. */
export function fillMargins(values: Float32Array, frame: Frame): void {
  const { margin } = frame
  const { width, height } = pixelsOf(frame)
  for (let y = 0; y < frame.height; y++)
    for (let x = 0; x < frame.width; x++) {
      const [column, row] = [wrap(x - margin, width) + margin, wrap(y - margin, height) + margin]
      if (column === x && row === y) continue
      const from = (row * frame.width + column) * 4
      values.copyWithin((y * frame.width + x) * 4, from, from + 4)
    }
}

/** What is left of a map within its margins. */
export function withoutMargins(map: LitMap): LitMap {
  const { margin } = map
  const { width, height } = pixelsOf(map)
  const rgba = new Uint16Array(4 * width * height)
  for (let y = 0; y < height; y++) {
    const from = ((y + margin) * map.width + margin) * 4
    rgba.set(map.rgba.subarray(from, from + 4 * width), 4 * y * width)
  }
  return { width, height, margin: 0, rgba }
}

type Frame = Pick<LitMap, 'width' | 'height' | 'margin'>

function wrap(at: number, length: number): number {
  return ((at % length) + length) % length
}
