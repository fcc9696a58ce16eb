import { hash } from '../noise.ts'
import { acrossField, type Field } from './across-field.ts'
import { border } from './cells.ts'
import { evenLines } from './even-lines.ts'
import { runStitch } from './measures.ts'
import { depthIn, type Found, type Region } from './regions.ts'
import { satinSeeds } from './sew-satin.ts'
import type { Strand } from './strand.ts'

const step = 1.5

/** A hairline in stitches along its middle. */
export function sewRun(found: Found, region: Region, out: Strand[]): void {
  const size = found.cells.millimetres
  const depth = depthIn(found, region.id)
  const lines = evenLines(region, depth, alongMiddle(acrossField(found, region), depth), {
    gap: 1.1 / size,
    step,
    longest: 400 / size,
    seeds: satinSeeds(found, region),
  })
  const every = Math.max(1, Math.round(runStitch / size / step))
  const toMillimetres = (place: number) => (place + 0.5 - border) * size
  for (const [n, { points }] of lines.entries()) {
    const count = points.length / 2
    if (count * step * size < 1) continue
    for (let i = 0; i < count - 1; i += every) {
      const j = Math.min(count - 1, i + every)
      const [x0, y0] = [points[2 * i]!, points[2 * i + 1]!]
      const [x1, y1] = [points[2 * j]!, points[2 * j + 1]!]
      const length = Math.hypot(x1 - x0, y1 - y0)
      if (length < 0.5) continue
      const middle = 2 * ((i + j) >> 1)
      const off = ((points[middle]! - x0) * (y0 - y1) + (points[middle + 1]! - y0) * (x1 - x0)) / length
      out.push({
        kind: 'run',
        region: region.id,
        x0: toMillimetres(x0),
        y0: toMillimetres(y0),
        x1: toMillimetres(x1),
        y1: toMillimetres(y1),
        bulge: off * size,
        base: 0.5,
        lift: 0.14,
        tone: (hash(n, i, region.id) - 0.5) * 1.4,
      })
    }
  }
}

/** Along the line, back to its middle where it has come off it. */
function alongMiddle(across: Field, depth: (x: number, y: number) => number): Field {
  const way = new Float64Array(2)
  return (x, y, to) => {
    way[0] = 1
    way[1] = 0
    across(x, y, way)
    const [nx, ny] = [way[0]!, way[1]!]
    const off = depth(x + nx * 0.7, y + ny * 0.7) - depth(x - nx * 0.7, y - ny * 0.7)
    const side = -ny * to[0]! + nx * to[1]! < 0 ? -1 : 1
    const vx = -ny * side + nx * off * 0.25
    const vy = nx * side + ny * off * 0.25
    const length = Math.hypot(vx, vy)
    to[0] = vx / length
    to[1] = vy / length
  }
}
