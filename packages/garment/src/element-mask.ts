import type { Box } from '@teamloom/bakes/manifest.ts'
import { emptyPixel, type Frame, mixedPixel } from './frame.ts'

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
  let [left, right, top, bottom] = [Infinity, -1, Infinity, -1]
  const add = (at: number, cover: number) => {
    whole[at]! += cover
    const x = at % width
    const y = (at - x) / width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  frame.chart.forEach((chart, at) => {
    if (chart === emptyPixel || chart === mixedPixel || !mine[chart]) return
    if (isIn(at, frame.u[at]!, frame.v[at]!)) add(at, 1)
  })
  const { mixed } = frame
  mixed.pixel.forEach((at, i) => {
    for (let k = mixed.first[i]!; k < mixed.first[i + 1]!; k++)
      if (mine[mixed.chart[k]!] && isIn(at, mixed.u[k]!, mixed.v[k]!)) add(at, mixed.weight[k]!)
  })
  if (right < 0) return undefined
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
  const cover = new Float32Array(box.width * box.height)
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) cover[y * box.width + x] = whole[(top + y) * width + left + x]!
  return { box, cover }
}
