import { type GrayMap, grayMapSize } from '@teamloom/bakes/bake.ts'

/** Where a pixel lies among coarse values: the two nearest, and how far towards the second. */
type Between = { low: number; high: number; part: number }

/** Visits each picture pixel of the map's box with its value: between the map's values where it is coarse. */
export function eachGray(map: GrayMap, visit: (x: number, y: number, value: number) => void): void {
  const { box, step, values } = map
  const { width, height } = grayMapSize(box, step)
  const columns = Array.from({ length: box.width }, (_, x) => between(x, step, width))
  for (let y = 0; y < box.height; y++) {
    const row = between(y, step, height)
    const above = row.low * width
    const below = row.high * width
    for (let x = 0; x < box.width; x++) {
      const { low, high, part } = columns[x]!
      const upper = values[above + low]! * (1 - part) + values[above + high]! * part
      const lower = values[below + low]! * (1 - part) + values[below + high]! * part
      visit(box.x + x, box.y + y, Math.round(upper * (1 - row.part) + lower * row.part))
    }
  }
}

function between(pixel: number, step: number, count: number): Between {
  const at = Math.max(0, Math.min(count - 1, (pixel + 0.5) / step - 0.5))
  const low = Math.min(Math.floor(at), Math.max(0, count - 2))
  return { low, high: Math.min(low + 1, count - 1), part: at - low }
}
