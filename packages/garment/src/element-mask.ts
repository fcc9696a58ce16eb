import type { Box } from '@teamloom/bakes/manifest.ts'
import { emptyPixel, type Frame } from './frame.ts'

/** How much of each pixel something covers, 0 to 1, within the box that holds it. */
export type Mask = { readonly box: Box; readonly cover: Float32Array }

export function maskElement(frame: Frame, part: string, element: string): Mask | undefined {
  return maskCharts(
    frame,
    frame.chartRegions.map(region => region?.part === part && region.element === element),
  )
}

/** Pixels of a frame, the last ones no more within. */
export type Bounds = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * How much of each pixel the charts that are `mine` (by their index in the frame) cover, within `bounds`; undefined
 * where they cover nothing. `isIn` tells of each of their pixels whether it counts, by its index in the frame and the
 * inches of the panel that it shows, in steps of 1/512.
 */
export function maskCharts(
  frame: Frame,
  mine: readonly boolean[],
  isIn: (at: number, u: number, v: number) => boolean = () => true,
  bounds?: Bounds,
): Mask | undefined {
  const { width } = frame.camera
  const box = boxOfCharts(frame, mine, isIn, bounds)
  if (!box) return undefined
  const cover = new Float32Array(box.width * box.height)
  const first = box.y * width + box.x
  eachPixel(frame, mine, isIn, boundsOf(box), (at, share) => {
    const x = (at - first) % width
    cover[((at - first - x) / width) * box.width + x]! += share
  })
  return { box, cover }
}

/** What holds them alone. */
export function boxOfCharts(
  frame: Frame,
  mine: readonly boolean[],
  isIn: (at: number, u: number, v: number) => boolean,
  bounds?: Bounds,
): Box | undefined {
  const { width, height } = frame.camera
  let [left, right, top, bottom] = [width, -1, height, -1]
  eachPixel(frame, mine, isIn, bounds ?? boundsOf({ x: 0, y: 0, width, height }), at => {
    const x = at % width
    const y = (at - x) / width
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  })
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

function boundsOf({ x, y, width, height }: Box): Bounds {
  return { left: x, top: y, right: x + width, bottom: y + height }
}

function eachPixel(
  { camera: { width }, runs, mixed, u, v }: Frame,
  mine: readonly boolean[],
  isIn: (at: number, u: number, v: number) => boolean,
  { left, top, right, bottom }: Bounds,
  see: (at: number, share: number) => void,
): void {
  for (let run = 0; run < runs.length; run += 3) {
    const chart = runs[run + 2]!
    if (chart === emptyPixel || !mine[chart]) continue
    const row = Math.floor(runs[run]! / width)
    if (row < top || row >= bottom) continue
    const from = Math.max(runs[run]!, row * width + left)
    const to = Math.min(runs[run + 1]!, row * width + right)
    for (let at = from; at < to; at++) if (isIn(at, u[at]!, v[at]!)) see(at, 1)
  }
  for (let i = 0; i < mixed.pixel.length; i++) {
    const at = mixed.pixel[i]!
    const column = at % width
    const row = (at - column) / width
    if (row < top || row >= bottom || column < left || column >= right) continue
    for (let k = mixed.first[i]!; k < mixed.first[i + 1]!; k++)
      if (mine[mixed.chart[k]!] && isIn(at, mixed.u[k]!, mixed.v[k]!)) see(at, mixed.weight[k]!)
  }
}
