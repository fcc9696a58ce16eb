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

/**
 * The same of charts; `isIn` tells of each of their pixels whether it counts, by its place among the frame's and the
 * inches of the panel that it shows, in steps of 1/512.
 */
export function maskCharts(
  frame: Frame,
  mine: readonly boolean[],
  isIn: (at: number, u: number, v: number) => boolean = () => true,
): Mask | undefined {
  const { width } = frame.camera
  const whole = new Float32Array(frame.chart.length)
  const box = boxOfCharts(frame, mine, isIn, (at, share) => {
    whole[at]! += share
  })
  if (!box) return undefined
  const cover = new Float32Array(box.width * box.height)
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) cover[y * box.width + x] = whole[(box.y + y) * width + box.x + x]!
  return { box, cover }
}

/** What holds them alone; `see` is told of each pixel of theirs, and how much of it they cover. */
export function boxOfCharts(
  frame: Frame,
  mine: readonly boolean[],
  isIn: (at: number, u: number, v: number) => boolean,
  see: (at: number, share: number) => void = () => undefined,
): Box | undefined {
  const { width } = frame.camera
  let [left, right, top, bottom] = [Infinity, -1, Infinity, -1]
  const add = (at: number, share: number) => {
    see(at, share)
    const x = at % width
    const y = (at - x) / width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const { runs, mixed, u, v } = frame
  for (let run = 0; run < runs.length; run += 3) {
    const chart = runs[run + 2]!
    if (chart === emptyPixel || !mine[chart]) continue
    for (let at = runs[run]!; at < runs[run + 1]!; at++) if (isIn(at, u[at]!, v[at]!)) add(at, 1)
  }
  for (let i = 0; i < mixed.pixel.length; i++)
    for (let k = mixed.first[i]!; k < mixed.first[i + 1]!; k++) {
      const at = mixed.pixel[i]!
      if (mine[mixed.chart[k]!] && isIn(at, mixed.u[k]!, mixed.v[k]!)) add(at, mixed.weight[k]!)
    }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
