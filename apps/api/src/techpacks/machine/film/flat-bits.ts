import { type Bits, emptyBits, setBit } from '@teamloom/techpack/machine/bits.ts'
import { LRUCache } from 'lru-cache'
import {
  curvesOf,
  type Extent,
  eachBand,
  filmPixels,
  inkOf,
  pixelsOf,
} from '#api/techpacks/machine/film/plates.ts'

/** Several items of an order often have an artwork in one size. */
const kept = new LRUCache<string, Bits>({ maxSize: 32_000_000, sizeCalculation: ({ rows }) => rows.length })

/** The pixels of a film that curves in units cover by half or more. */
export function flatBits(d: string, size: Extent): Bits {
  const { width, height } = pixelsOf(size)
  const key = `${width} ${height} ${d}`
  const before = kept.get(key)
  if (before) return before
  const bits = emptyBits(width, height)
  const drawing = curvesOf(d)
  eachBand(height, (from, count) => {
    const view = [0, from / filmPixels, width / filmPixels, count / filmPixels] as const
    const ink = inkOf(drawing, [width, count], view)
    for (let y = 0, i = 0; y < count; y++)
      for (let x = 0; x < width; x++, i++) if (ink[i]! > 127) setBit(bits, x, from + y)
  })
  kept.set(key, bits)
  return bits
}
