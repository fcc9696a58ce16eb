import { gridOf, meanAround } from '../grid.ts'
import type { Found, Region } from './regions.ts'

/** Writes the direction at (x, y) into `to`, on the side of the one that `to` holds. */
export type Field = (x: number, y: number, to: Float64Array) => void

/** In cells, on the way through a region. */
const stride = 1.5
/** Where a region goes on so many widths from an edge, and not as many along it, that is a stroke's end: so little it says. */
const mostAcross = 1.3
const leastAlong = 1.6
const endShare = 0.03

/**
 * Directions across a region's strokes. Slopes of the depth as doubled angles, softened over a stroke's width, so that
 * both banks agree; the edge that a stroke ends at says little, so that it ends square.
 */
export function acrossField(
  { cells, toEdge, half, regionOf }: Found,
  { cells: own, left, right, top, bottom, meanHalf, thread, id }: Region,
): Field {
  const { width, threads } = cells
  const step = Math.max(1, Math.min(4, Math.round(meanHalf / 3)))
  const margin = 2
  const columns = Math.ceil((right - left + 1) / step) + 2 * margin
  const rows = Math.ceil((bottom - top + 1) / step) + 2 * margin
  let even = gridOf(columns, rows)
  let odd = gridOf(columns, rows)
  const depth = (i: number) => (threads[i] === thread ? toEdge[i]! : -toEdge[i]!)
  /** How far the region goes on to both sides of a cell, at most about `reach`. */
  const runFrom = (x: number, y: number, ux: number, uy: number, reach: number) => {
    let run = 0
    for (let way = -1; way <= 1; way += 2)
      for (let far = stride; run < reach; far += stride, run += stride)
        if (regionOf[Math.round(y + way * uy * far) * width + Math.round(x + way * ux * far)] !== id) break
    return run
  }
  for (const i of own) {
    // Half-way to the middle of a stroke its slope says enough.
    if (toEdge[i]! > 0.7 * half[i]! + 1) continue
    const x = i % width
    const y = (i - x) / width
    let across = depth(i + 1) - depth(i - 1)
    let down = depth(i + width) - depth(i - width)
    if (across === 0 && down === 0) {
      // Both banks of a stroke of one cell.
      if (depth(i - 1) < 0 && depth(i + 1) < 0) across = 1
      else if (depth(i - width) < 0 && depth(i + width) < 0) down = 1
    }
    const slope = Math.hypot(across, down)
    if (slope === 0) continue
    const stroke = 2 * Math.min(half[i]!, 1.1 * meanHalf)
    const isAlong =
      runFrom(x, y, across / slope, down / slope, mostAcross * stroke) >= mostAcross * stroke &&
      runFrom(x, y, -down / slope, across / slope, leastAlong * stroke) < leastAlong * stroke
    const isAcross = isAlong ? endShare : 1
    const to = (Math.floor((y - top) / step) + margin) * columns + Math.floor((x - left) / step) + margin
    even.values[to]! += isAcross * (across * across - down * down)
    odd.values[to]! += isAcross * 2 * across * down
  }
  const radius = Math.max(1, Math.round((meanHalf * 0.85) / step))
  // Less the second time: in small letters a stem lies between strokes that run across it.
  for (const reach of [radius, Math.max(1, radius - 1)]) {
    even = meanAround(even, reach)
    odd = meanAround(odd, reach)
  }
  return (x, y, to) => {
    const px = (x - left + 0.5) / step + margin - 0.5
    const py = (y - top + 0.5) / step + margin - 0.5
    const column = Math.max(0, Math.min(columns - 2, Math.floor(px)))
    const row = Math.max(0, Math.min(rows - 2, Math.floor(py)))
    const fx = px - column
    const fy = py - row
    const i = row * columns + column
    const mixed = (v: Float32Array) =>
      (v[i]! * (1 - fx) + v[i + 1]! * fx) * (1 - fy) +
      (v[i + columns]! * (1 - fx) + v[i + columns + 1]! * fx) * fy
    const angle = Math.atan2(mixed(odd.values), mixed(even.values)) / 2
    const vx = Math.cos(angle)
    const vy = Math.sin(angle)
    const side = vx * to[0]! + vy * to[1]! < 0 ? -1 : 1
    to[0] = side * vx
    to[1] = side * vy
  }
}
