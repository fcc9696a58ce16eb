import type { Field } from './across-field.ts'
import type { Region } from './regions.ts'

/** A way through an area: x, y, x, y …; whether each end is the area's edge, or another line. */
export type Line = {
  readonly points: readonly number[]
  readonly startsAtEdge: boolean
  readonly endsAtEdge: boolean
}

export type LineRules = {
  /** Between lines. Cells. */
  readonly gap: number
  readonly step: number
  readonly longest: number
  /** Where lines may begin, the best places first: x, y, x, y … */
  readonly seeds: readonly number[]
}

/**
 * Lines side by side through a field of directions (Jobard and Lefer), each begun beside the middle of another: they
 * lie evenly along a stroke's middle, and bends get short ones from their outer edge, as a digitizer lays them.
 */
export function evenLines(
  region: Region,
  depth: (x: number, y: number) => number,
  field: Field,
  { gap, step, longest, seeds }: LineRules,
): readonly Line[] {
  const near = nearPoints(region, gap)
  const way = new Float64Array(2)
  const lines: Line[] = []

  function walk(fromX: number, fromY: number, ux: number, uy: number) {
    const path: number[] = []
    let [x, y] = [fromX, fromY]
    let here = depth(x, y)
    way[0] = ux
    way[1] = uy
    for (let length = 0; length < longest; length += step) {
      field(x + way[0]! * step * 0.5, y + way[1]! * step * 0.5, way)
      const nextX = x + way[0]! * step
      const nextY = y + way[1]! * step
      const next = depth(nextX, nextY)
      if (next <= 0) {
        const share = Math.max(1e-3, here) / (Math.max(1e-3, here) - next)
        path.push(x + way[0]! * step * share, y + way[1]! * step * share)
        return { path, atEdge: true, isClosed: false }
      }
      if (length > 4 * gap && Math.hypot(nextX - fromX, nextY - fromY) < step) {
        path.push(fromX, fromY)
        return { path, atEdge: false, isClosed: true }
      }
      if (near.has(nextX, nextY, gap * 0.5)) break
      x = nextX
      y = nextY
      here = next
      path.push(x, y)
    }
    return { path, atEdge: false, isClosed: false }
  }

  function add(x: number, y: number, spacing: number): boolean {
    if (depth(x, y) <= 0.25 || near.has(x, y, gap * spacing)) return false
    way[0] = 1
    way[1] = 0
    field(x, y, way)
    const [ux, uy] = [way[0]!, way[1]!]
    const ahead = walk(x, y, ux, uy)
    const back = ahead.isClosed ? { path: [], atEdge: false } : walk(x, y, -ux, -uy)
    const points: number[] = []
    for (let i = back.path.length - 2; i >= 0; i -= 2) points.push(back.path[i]!, back.path[i + 1]!)
    points.push(x, y, ...ahead.path)
    if (points.length < 4) return false
    lines.push({ points, startsAtEdge: back.atEdge, endsAtEdge: ahead.atEdge })
    for (let i = 0; i < points.length; i += 2) near.add(points[i]!, points[i + 1]!)
    return true
  }

  function beside({ points }: Line, index: number, spacing: number): void {
    const i = Math.min(points.length - 4, 2 * index)
    const dx = points[i + 2]! - points[i]!
    const dy = points[i + 3]! - points[i + 1]!
    const scale = gap / (Math.hypot(dx, dy) || 1)
    add(points[i]! - dy * scale, points[i + 1]! + dx * scale, spacing)
    add(points[i]! + dy * scale, points[i + 1]! - dx * scale, spacing)
  }

  let fromMiddle = 0
  let fromAll = 0
  function grow(): void {
    for (;;) {
      while (fromMiddle < lines.length) {
        const line = lines[fromMiddle++]!
        beside(line, line.points.length >> 2, 0.8)
      }
      if (fromAll >= lines.length) return
      const line = lines[fromAll++]!
      for (let i = 0; i < line.points.length / 2; i++) beside(line, i, 0.85)
    }
  }
  for (let i = 0; i < seeds.length; i += 2) if (add(seeds[i]!, seeds[i + 1]!, 0.85)) grow()
  return lines
}

/** Points in squares as wide as they keep apart. */
function nearPoints({ left, right, top, bottom }: Region, gap: number) {
  const columns = Math.ceil((right - left + 6) / gap) + 3
  const rows = Math.ceil((bottom - top + 6) / gap) + 3
  const head = new Int32Array(columns * rows).fill(-1)
  const xs: number[] = []
  const ys: number[] = []
  const next: number[] = []
  const columnOf = (x: number) => Math.max(0, Math.min(columns - 1, Math.floor((x - left + 3) / gap)))
  const rowOf = (y: number) => Math.max(0, Math.min(rows - 1, Math.floor((y - top + 3) / gap)))
  return {
    add(x: number, y: number): void {
      const at = rowOf(y) * columns + columnOf(x)
      next.push(head[at]!)
      head[at] = xs.push(x) - 1
      ys.push(y)
    },
    has(x: number, y: number, reach: number): boolean {
      const column = columnOf(x)
      const row = rowOf(y)
      for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++)
        for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++)
          for (let i = head[r * columns + c]!; i >= 0; i = next[i]!)
            if (isWithin(xs[i]! - x, ys[i]! - y, reach)) return true
      return false
    },
  }
}

function isWithin(dx: number, dy: number, reach: number): boolean {
  return dx * dx + dy * dy < reach * reach
}
