/** Numbers on a map's pixels, row after row. */
export type Grid = { readonly width: number; readonly height: number; readonly values: Float32Array }

export function gridOf(width: number, height: number): Grid {
  return { width, height, values: new Float32Array(width * height) }
}

/** Soft as a lens: three boxes are nearly a bell. `radius` in pixels, its standard deviation. */
export function blurred(grid: Grid, radius: number): Grid {
  let soft = grid
  for (let pass = 0; pass < 3; pass++) soft = meanAround(soft, radius)
  return soft
}

/** The mean of the square `2 * radius + 1` wide around each pixel, its border shared out; outside is as the border. */
export function meanAround({ width, height, values }: Grid, radius: number): Grid {
  const across = new Float32Array(values.length)
  const rows = taps(radius, width)
  const row = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    const from = y * width
    slide(values.subarray(from, from + width), 1, row, rows)
    across.set(row, from)
  }
  // Down, a row of sums at a time: memory is read in its order.
  const means = new Float32Array(values.length)
  slide(across, width, means, taps(radius, height))
  return { width, height, values: means }
}

type Taps = { readonly whole: number; readonly rest: number; readonly share: number; readonly last: number }

function taps(radius: number, length: number): Taps {
  const whole = Math.floor(radius)
  return { whole, rest: radius - whole, share: 1 / (2 * radius + 1), last: length - 1 }
}

/** Sliding means over items of `size` numbers each, every number beside its like. */
function slide(
  values: Float32Array,
  size: number,
  means: Float32Array,
  { whole, rest, share, last }: Taps,
): void {
  const sums = new Float64Array(size)
  const clamped = (item: number) => Math.max(0, Math.min(last, item)) * size
  for (let item = -whole; item <= whole; item++) {
    const from = clamped(item)
    for (let k = 0; k < size; k++) sums[k]! += values[from + k]!
  }
  for (let item = 0; item <= last; item++) {
    const to = item * size
    const before = clamped(item - whole - 1)
    const after = clamped(item + whole + 1)
    const leaving = clamped(item - whole)
    for (let k = 0; k < size; k++) {
      const sum = sums[k]!
      const next = values[after + k]!
      means[to + k] = (sum + rest * (values[before + k]! + next)) * share
      sums[k] = sum + next - values[leaving + k]!
    }
  }
}

/** 0 below `from`, 1 above `to`, smooth between; `from` may be the higher one. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
