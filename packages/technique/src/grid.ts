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
export function meanAround(grid: Grid, radius: number): Grid {
  return meanDown(meanAcross(grid, radius), radius)
}

function meanAcross({ width, height, values }: Grid, radius: number): Grid {
  const whole = Math.floor(radius)
  const rest = radius - whole
  const share = 1 / (2 * radius + 1)
  const means = new Float32Array(values.length)
  const beside = whole + 1
  const row = new Float32Array(width + 2 * beside)
  for (let y = 0; y < height; y++) {
    const start = y * width
    row.fill(values[start]!, 0, beside)
    row.set(values.subarray(start, start + width), beside)
    row.fill(values[start + width - 1]!, beside + width)
    let sum = 0
    for (let x = 1; x < 2 * beside; x++) sum += row[x]!
    for (let x = 0; x < width; x++) {
      means[start + x] = (sum + rest * (row[x]! + row[x + 2 * beside]!)) * share
      sum += row[x + 2 * beside]! - row[x + 1]!
    }
  }
  return { width, height, values: means }
}

function meanDown({ width, height, values }: Grid, radius: number): Grid {
  const whole = Math.floor(radius)
  const rest = radius - whole
  const share = 1 / (2 * radius + 1)
  const means = new Float32Array(values.length)
  const sums = new Float64Array(width)
  const rowAt = (y: number) => Math.max(0, Math.min(height - 1, y)) * width
  for (let y = -whole; y <= whole; y++) {
    const row = rowAt(y)
    for (let x = 0; x < width; x++) sums[x]! += values[row + x]!
  }
  for (let y = 0; y < height; y++) {
    const [above, below, gone] = [rowAt(y - whole - 1), rowAt(y + whole + 1), rowAt(y - whole)]
    for (let x = 0; x < width; x++) {
      means[y * width + x] = (sums[x]! + rest * (values[above + x]! + values[below + x]!)) * share
      sums[x]! += values[below + x]! - values[gone + x]!
    }
  }
  return { width, height, values: means }
}

/** 0 below `from`, 1 above `to`, smooth between; `from` may be the higher one. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
