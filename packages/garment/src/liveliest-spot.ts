import type { Box } from '@teamloom/bakes/manifest.ts'
import type { Picture } from './look.ts'

/** Pixels between the spots that are looked at. */
const step = 4

/**
 * The square of `edge` pixels in which most changes from pixel to pixel, of a picture of `box` at scale 1; round the
 * middle where the box is no larger. The square may reach beyond the picture only where the picture is smaller.
 */
export function liveliestSpot({ width, height, rgba }: Picture, box: Box, edge: number): Box {
  const sums = new Float64Array((width + 1) * (height + 1))
  const at = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0
  const light = (x: number, y: number) => {
    const i = 4 * (y * width + x)
    return (rgba[i] ?? 0) + (rgba[i + 1] ?? 0) + (rgba[i + 2] ?? 0)
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = light(x, y)
      const change =
        Math.abs(here - light(Math.min(x + 1, width - 1), y)) +
        Math.abs(here - light(x, Math.min(y + 1, height - 1)))
      sums[(y + 1) * (width + 1) + x + 1] = change + at(x, y + 1) + at(x + 1, y) - at(x, y)
    }
  }
  const [wide, high] = [Math.min(edge, width), Math.min(edge, height)]
  let [bestX, bestY, most] = [Math.floor((width - wide) / 2), Math.floor((height - high) / 2), 0]
  for (let y = 0; y + high <= height; y += step) {
    for (let x = 0; x + wide <= width; x += step) {
      const change = at(x + wide, y + high) - at(x, y + high) - at(x + wide, y) + at(x, y)
      if (change > most) [bestX, bestY, most] = [x, y, change]
    }
  }
  return {
    x: box.x + bestX - Math.floor((edge - wide) / 2),
    y: box.y + bestY - Math.floor((edge - high) / 2),
    width: edge,
    height: edge,
  }
}
