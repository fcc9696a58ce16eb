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
  return turned(meanAlong(turned(meanAlong(grid, radius)), radius))
}

function meanAlong({ width, height, values }: Grid, radius: number): Grid {
  const whole = Math.floor(radius)
  const rest = radius - whole
  const share = 1 / (2 * radius + 1)
  const means = new Float32Array(values.length)
  for (let y = 0; y < height; y++) {
    const row = y * width
    const at = (x: number) => values[row + Math.max(0, Math.min(width - 1, x))]!
    let sum = 0
    for (let x = -whole; x <= whole; x++) sum += at(x)
    for (let x = 0; x < width; x++) {
      means[row + x] = (sum + rest * (at(x - whole - 1) + at(x + whole + 1))) * share
      sum += at(x + whole + 1) - at(x - whole)
    }
  }
  return { width, height, values: means }
}

function turned({ width, height, values }: Grid): Grid {
  const across = new Float32Array(values.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) across[x * height + y] = values[y * width + x]!
  return { width: height, height: width, values: across }
}

/** 0 below `from`, 1 above `to`, smooth between; `from` may be the higher one. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
