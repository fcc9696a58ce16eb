import type { Pixels } from './pixels.ts'

/** The picture in another size: each new pixel is the mean of what it covers. */
export function scalePixels(pixels: Pixels, width: number, height: number): Pixels {
  const rgba = new Uint8Array(width * height * 4)
  const columns = spansOf(pixels.width, width)
  const rows = spansOf(pixels.height, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) meanOf(pixels, columns, x, rows, y, rgba, 4 * (y * width + x))
  return { width, height, rgba }
}

function meanOf(
  { width, rgba }: Pixels,
  columns: Spans,
  x: number,
  rows: Spans,
  y: number,
  to: Uint8Array,
  at: number,
): void {
  let red = 0
  let green = 0
  let blue = 0
  let alpha = 0
  let weight = 0
  for (let row = rows.first[y]!; row < rows.first[y + 1]!; row++)
    for (let column = columns.first[x]!; column < columns.first[x + 1]!; column++) {
      const from = (rows.index[row]! * width + columns.index[column]!) * 4
      const share = rows.share[row]! * columns.share[column]!
      const cover = share * rgba[from + 3]!
      red += cover * rgba[from]!
      green += cover * rgba[from + 1]!
      blue += cover * rgba[from + 2]!
      alpha += cover
      weight += share
    }
  if (alpha === 0) return
  to[at] = Math.round(red / alpha)
  to[at + 1] = Math.round(green / alpha)
  to[at + 2] = Math.round(blue / alpha)
  to[at + 3] = Math.round(alpha / weight)
}

/** The old steps that new step `n` covers are at `first[n]` to `first[n + 1] - 1`, with how much of each. */
type Spans = {
  readonly first: readonly number[]
  readonly index: readonly number[]
  readonly share: readonly number[]
}

function spansOf(from: number, to: number): Spans {
  const first = [0]
  const index: number[] = []
  const share: number[] = []
  for (let step = 0; step < to; step++) {
    const [start, end] = [(step * from) / to, ((step + 1) * from) / to]
    for (let old = Math.floor(start); old < Math.min(from, end); old++) {
      const covered = Math.min(end, old + 1) - Math.max(start, old)
      if (covered <= 1e-9) continue
      index.push(old)
      share.push(covered)
    }
    first.push(index.length)
  }
  return { first, index, share }
}
