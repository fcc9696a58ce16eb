import { hash, noise } from '../noise.ts'
import { border } from './cells.ts'
import { fillStitch, pullCompensation, underlap } from './measures.ts'
import { depthIn, type Found, type Region } from './regions.ts'
import type { Strand } from './strand.ts'

/** Each row begins its stitches elsewhere, so that needle holes lie scattered. */
const stagger = [0, 0.5, 0.25, 0.75]
/** Cells between two looks at whether a row is still inside. */
const step = 1.3

export type FillPlan = {
  /** Between rows. Millimetres. */
  readonly rowGap: number
  readonly degrees: number
  /** Over the cloth: what is sewn later lies higher. */
  readonly base: number
  /** Whether something sewn later lies in this cell. */
  readonly isBelow: (cell: number) => boolean
}

/** An area in rows side by side, each of staggered stitches. */
export function sewFill(
  found: Found,
  region: Region,
  { degrees, base, isBelow, rowGap }: FillPlan,
  out: Strand[],
): void {
  const { width, millimetres: size } = found.cells
  const depth = depthIn(found, region.id)
  const turn = (degrees * Math.PI) / 180
  const ux = Math.cos(turn)
  const uy = Math.sin(turn)
  const middleX = (region.left + region.right) / 2
  const middleY = (region.top + region.bottom) / 2
  const reach = Math.hypot(region.right - region.left, region.bottom - region.top) / 2 + 3
  const gap = rowGap / size
  const rows = Math.ceil(reach / gap)
  const beyond = (x: number, y: number) =>
    (isBelow(Math.round(y) * width + Math.round(x)) ? underlap : pullCompensation) / size
  const toMillimetres = (place: number) => (place + 0.5 - border) * size
  for (let row = -rows; row <= rows; row++) {
    const ox = middleX - uy * row * gap
    const oy = middleY + ux * row * gap
    let entered: number | undefined
    let before = -1
    for (let t = -reach; t <= reach; t += step) {
      const here = depth(ox + ux * t, oy + uy * t)
      if (here > 0 && entered === undefined) entered = t - (step * here) / (here - before)
      if (here <= 0 && entered !== undefined) {
        const left = t - step + (step * before) / (before - here)
        const from =
          entered -
          beyond(ox + ux * (entered - 2), oy + uy * (entered - 2)) -
          (0.07 * hash(row, 1, region.id)) / size
        const to =
          left + beyond(ox + ux * (left + 2), oy + uy * (left + 2)) + (0.07 * hash(row, 2, region.id)) / size
        if ((left - entered) * size > 0.35)
          sewRow(
            {
              region: region.id,
              row,
              base,
              x: toMillimetres(ox),
              y: toMillimetres(oy),
              ux,
              uy,
              from: from * size,
              to: to * size,
            },
            out,
          )
        entered = undefined
      }
      before = here
    }
  }
}

type Row = {
  readonly region: number
  readonly row: number
  readonly base: number
  readonly x: number
  readonly y: number
  readonly ux: number
  readonly uy: number
  readonly from: number
  readonly to: number
}

function sewRow({ region, row, base, x, y, ux, uy, from, to }: Row, out: Strand[]): void {
  const begin = (stagger[((row % 4) + 4) % 4]! + (hash(row, 3, region) - 0.5) * 0.12) * fillStitch
  let at = from
  for (let k = Math.floor((from - begin) / fillStitch) + 1; at < to; k++) {
    let end = begin + k * fillStitch + (hash(row, k, region) - 0.5) * 0.35
    if (end > to - 0.7) end = to
    if (end - at < 0.5 && end < to) continue
    // Tension changes slowly along a thread: streaks.
    const tone = (hash(k, row, region) - 0.5) * 1.1 + 1.6 * noise(row * 0.34, (at + end) * 0.035, region)
    const strand = { kind: 'fill', region, bulge: 0, base, lift: 0.2, tone } as const
    out.push({ ...strand, x0: x + ux * at, y0: y + uy * at, x1: x + ux * end, y1: y + uy * end })
    at = end
  }
}
