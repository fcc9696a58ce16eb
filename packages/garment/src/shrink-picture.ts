import type { Box } from '@teamloom/bakes/manifest.ts'
import type { Picture } from './look.ts'

/**
 * A smaller picture of the part in `viewport`: each pixel is the mean of the area it stands for. `cut`: where the picture
 * lies in that which the viewport is of.
 */
export function shrinkPicture(
  picture: Picture,
  scale: number,
  viewport?: Box,
  cut = { x: 0, y: 0 },
): Picture {
  const box = viewport ?? { x: 0, y: 0, width: picture.width, height: picture.height }
  const width = Math.max(1, Math.round(box.width * scale))
  const height = Math.max(1, Math.round(box.height * scale))
  const rgba = new Uint8ClampedArray(width * height * 4)
  const columns = spans(box.x, box.width / width, width, cut.x, picture.width)
  const rows = spans(box.y, box.height / height, height, cut.y, picture.height)
  rows.forEach((row, y) => {
    columns.forEach((column, x) => {
      meanOf(picture, column, row, rgba, (y * width + x) * 4)
    })
  })
  return { width, height, rgba }
}

type Span = { from: number; weights: number[] }

/** For each pixel of the result: the source pixels under it, and how much of each. */
function spans(start: number, step: number, count: number, least: number, length: number): Span[] {
  return Array.from({ length: count }, (_, i) => {
    const low = Math.max(least, start + i * step)
    const high = Math.min(least + length, start + (i + 1) * step)
    const from = Math.floor(low)
    const weights: number[] = []
    for (let at = from; at < high; at++) weights.push(Math.min(high, at + 1) - Math.max(low, at))
    return { from: from - least, weights }
  })
}

function meanOf(picture: Picture, column: Span, row: Span, rgba: Uint8ClampedArray, to: number): void {
  let red = 0
  let green = 0
  let blue = 0
  let alpha = 0
  let area = 0
  for (let dy = 0; dy < row.weights.length; dy++) {
    const down = row.weights[dy]!
    let at = ((row.from + dy) * picture.width + column.from) * 4
    for (let dx = 0; dx < column.weights.length; dx++, at += 4) {
      const weight = down * column.weights[dx]!
      const cover = weight * picture.rgba[at + 3]!
      red += cover * picture.rgba[at]! ** 2
      green += cover * picture.rgba[at + 1]! ** 2
      blue += cover * picture.rgba[at + 2]! ** 2
      alpha += cover
      area += weight
    }
  }
  if (alpha === 0) return
  rgba[to] = Math.sqrt(red / alpha)
  rgba[to + 1] = Math.sqrt(green / alpha)
  rgba[to + 2] = Math.sqrt(blue / alpha)
  rgba[to + 3] = alpha / area
}
