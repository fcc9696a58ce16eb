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

function wrap(at: number, length: number): number {
  return ((at % length) + length) % length
}
