/** A square of bytes that repeats both ways; `size`, a power of two, is texels across. */
export type ByteTile = { readonly size: number; readonly bytes: Uint8Array }

/** The value at (u, v), counted in tiles, smooth between texels. */
export function byteBetween({ size, bytes }: ByteTile, u: number, v: number): number {
  const mask = size - 1
  const x = u * size - 0.5
  const y = v * size - 0.5
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const upper = (top & mask) * size
  const lower = ((top + 1) & mask) * size
  const here = left & mask
  const next = (left + 1) & mask
  const above = bytes[upper + here]! + fx * (bytes[upper + next]! - bytes[upper + here]!)
  const below = bytes[lower + here]! + fx * (bytes[lower + next]! - bytes[lower + here]!)
  return above + (y - top) * (below - above)
}

/** How often each byte is read between texels, of `byteReads` reads. */
export function countBytes(tile: ByteTile): Float64Array {
  const counts = new Float64Array(256)
  for (let y = 0; y < readsAcross; y++)
    for (let x = 0; x < readsAcross; x++) {
      // Off the texels by another bit each time.
      const [u, v] = [(x * offStep) / readsAcross, (y * offStep) / readsAcross]
      counts[Math.round(byteBetween(tile, u, v))]!++
    }
  return counts
}

const readsAcross = 256
const offStep = 1.0037
export const byteReads = readsAcross * readsAcross
