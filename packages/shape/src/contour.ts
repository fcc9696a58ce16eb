import { distance, type Point } from './point.ts'

/**
 * Closed lines round where a grey picture (row by row, read between pixel middles) is above `level`,
 * in pixels; outer lines and holes alike (marching squares).
 */
export function traceContours(
  values: ArrayLike<number>,
  width: number,
  height: number,
  level: number,
): Point[][] {
  const next = new Map<number, { to: number; at: Point }>()
  const read = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : values[y * width + x]!
  for (let y = -1; y < height; y++) for (let x = -1; x < width; x++) addCell(next, read, x, y, width, level)
  return joinSteps(next)
}

/** Sides of a cell: above, right, below, left. Each case walks with the inside on its right. */
const walks: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
]

function addCell(
  next: Map<number, { to: number; at: Point }>,
  read: (x: number, y: number) => number,
  x: number,
  y: number,
  width: number,
  level: number,
): void {
  const corners = [read(x, y), read(x + 1, y), read(x + 1, y + 1), read(x, y + 1)]
  const kind = corners.reduce((bits, value, i) => bits | (value > level ? 1 << i : 0), 0)
  for (const [from, to] of walks[kind]!) {
    const a = corners[from]!
    const b = corners[(from + 1) % 4]!
    next.set(sideKey(x, y, from, width), {
      to: sideKey(x, y, to, width),
      at: sidePoint(x, y, from, (level - a) / (b - a)),
    })
  }
}

/** A side's number, the same for both cells that share it. */
function sideKey(x: number, y: number, side: number, width: number): number {
  const [cellX, cellY, upright] =
    side === 0 ? [x, y, 0] : side === 2 ? [x, y + 1, 0] : side === 3 ? [x, y, 1] : [x + 1, y, 1]
  return (((cellY + 1) * (width + 2) + cellX + 1) << 1) | upright
}

function sidePoint(x: number, y: number, side: number, share: number): Point {
  const points: readonly Point[] = [
    [x + share, y],
    [x + 1, y + share],
    [x + 1 - share, y + 1],
    [x, y + 1 - share],
  ]
  const [px, py] = points[side]!
  return [px + 0.5, py + 0.5]
}

function joinSteps(next: Map<number, { to: number; at: Point }>): Point[][] {
  const lines: Point[][] = []
  for (const start of next.keys()) {
    const points: Point[] = []
    for (let key = start; ; ) {
      const step = next.get(key)
      if (!step) break
      next.delete(key)
      points.push(step.at)
      key = step.to
    }
    if (points.length > 2) lines.push(points)
  }
  return lines
}

export function areaOf(line: readonly Point[]): number {
  return Math.abs(
    line.reduce((sum, [x, y], i) => {
      const [nx, ny] = line[(i + 1) % line.length]!
      return sum + x * ny - nx * y
    }, 0) / 2,
  )
}

/** The closed line with fewer points, nowhere further off than `tolerance` (Douglas and Peucker). */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const start = line[0]!
  const far = line.reduce(
    (best, point, i) => (distance(point, start) > distance(line[best]!, start) ? i : best),
    0,
  )
  const first = simplifyOpen(line.slice(0, far + 1), tolerance)
  const second = simplifyOpen([...line.slice(far), start], tolerance)
  return [...first.slice(0, -1), ...second.slice(0, -1)]
}

/** Simplifies a line with ends, which stay. */
export function simplifyOpen(line: readonly Point[], tolerance: number): Point[] {
  const kept = new Uint8Array(line.length)
  kept[0] = kept[line.length - 1] = 1
  const open: [number, number][] = [[0, line.length - 1]]
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range
    let worst = { at: from, off: tolerance }
    for (let i = from + 1; i < to; i++) {
      const off = distanceToSegment(line[i]!, line[from]!, line[to]!)
      if (off > worst.off) worst = { at: i, off }
    }
    if (worst.at === from) continue
    kept[worst.at] = 1
    open.push([from, worst.at], [worst.at, to])
  }
  return line.filter((_, i) => kept[i])
}

function distanceToSegment(point: Point, from: Point, to: Point): number {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / square
  const t = Math.max(0, Math.min(1, along))
  return Math.hypot(point[0] - from[0] - dx * t, point[1] - from[1] - dy * t)
}
