/** A square of values that repeats both ways; `size`, a power of two, is texels across. */
export type TileLevel = { readonly size: number; readonly values: Int16Array }

/** A tile again and again half as fine, down to `least` texels across; stored in steps of `step`. */
export function levelTile(finest: Float32Array, least: number, step: number): TileLevel[] {
  const levels: TileLevel[] = []
  let level = finest
  for (let size = Math.sqrt(finest.length); size >= least; size /= 2) {
    levels.push({ size, values: new Int16Array(level.map(value => Math.round(value / step))) })
    if (size > 1) level = halve(level, size)
  }
  return levels
}

function halve(values: Float32Array, size: number): Float32Array {
  const half = size / 2
  const result = new Float32Array(half * half)
  for (let y = 0; y < half; y++)
    for (let x = 0; x < half; x++) {
      const at = 2 * y * size + 2 * x
      result[y * half + x] = (values[at]! + values[at + 1]! + values[at + size]! + values[at + size + 1]!) / 4
    }
  return result
}

/** The value at (u, v), counted in tiles, smooth between texels of about the size that is looked at, also in tiles. */
export function tileValueAt(levels: readonly TileLevel[], u: number, v: number, span: number): number {
  return levelValueAt(levelSeen(levels, span), u, v)
}

/** The level whose texels are about as large as what is looked at, in tiles. */
export function levelSeen(levels: readonly TileLevel[], span: number): TileLevel {
  const texels = span * levels[0]!.size
  let depth = 0
  // Of which it spans from half an octave less to half an octave more; no logarithm for each of millions of pixels.
  for (let most = Math.SQRT2; texels >= most && depth < levels.length - 1; most *= 2) depth++
  return levels[depth]!
}

/** The value of a level at (u, v), counted in tiles, smooth between its texels. */
export function levelValueAt({ size, values }: TileLevel, u: number, v: number): number {
  const mask = size - 1
  const x = u * size
  const y = v * size
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const fy = y - top
  const row = (top & mask) * size
  const next = ((top + 1) & mask) * size
  const upper = values[row + (left & mask)]! * (1 - fx) + values[row + ((left + 1) & mask)]! * fx
  const lower = values[next + (left & mask)]! * (1 - fx) + values[next + ((left + 1) & mask)]! * fx
  return upper * (1 - fy) + lower * fy
}
