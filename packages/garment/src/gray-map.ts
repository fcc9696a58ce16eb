import { type GrayMap, grayMapSize } from '@teamloom/bakes/bake.ts'

/** Where pixels lie among coarse values: the lower of the two nearest, and how far towards the other. */
type Between = { readonly low: Int32Array; readonly part: Float64Array }

/**
 * Visits each picture pixel of the map's box with its value: between the map's values where it is coarse. Pixels among
 * values that are all `idle`, which most often are most, are passed over.
 */
export function eachGray(
  map: GrayMap,
  visit: (x: number, y: number, value: number) => void,
  idle?: number,
): void {
  const { box, step, values } = map
  const { width, height } = grayMapSize(box, step)
  const [toRight, down] = [width > 1 ? 1 : 0, height > 1 ? width : 0]
  const columns = between(box.width, step, width)
  const rows = between(box.height, step, height)
  for (let y = 0; y < box.height; y++) {
    const above = rows.low[y]! * width
    const rowPart = rows.part[y]!
    for (let x = 0; x < box.width; ) {
      const low = columns.low[x]!
      const at = above + low
      const [value, right] = [values[at]!, values[at + toRight]!]
      const [below, across] = [values[at + down]!, values[at + down + toRight]!]
      const isIdle = value === idle && right === idle && below === idle && across === idle
      // Steps are powers of two: nothing is lost, in whichever order it is summed.
      const start = value + (below - value) * rowPart
      const rise = right + (across - right) * rowPart - start
      for (; x < box.width && columns.low[x] === low; x++)
        if (!isIdle) visit(box.x + x, box.y + y, Math.floor(start + rise * columns.part[x]! + 0.5))
    }
  }
}

function between(pixels: number, step: number, count: number): Between {
  const [low, part] = [new Int32Array(pixels), new Float64Array(pixels)]
  for (let pixel = 0; pixel < pixels; pixel++) {
    const at = Math.max(0, Math.min(count - 1, (pixel + 0.5) / step - 0.5))
    low[pixel] = Math.min(Math.floor(at), Math.max(0, count - 2))
    part[pixel] = at - low[pixel]!
  }
  return { low, part }
}
