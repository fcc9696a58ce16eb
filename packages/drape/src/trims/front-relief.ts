import type { Surface } from '../surface/surface.ts'

/** How far forward the nearest cloth lies, on a grid over x and y: what a hanging cord rests on. */
export type FrontRelief = {
  readonly left: number
  readonly low: number
  readonly columns: number
  readonly rows: number
  readonly depth: Float32Array
}

const cell = 0.06
const nothing = -20

export function readFront(
  surface: Surface,
  left: number,
  right: number,
  low: number,
  high: number,
): FrontRelief {
  const columns = Math.ceil((right - left) / cell)
  const rows = Math.ceil((high - low) / cell)
  const depth = new Float32Array(columns * rows).fill(nothing)
  const { position, point } = surface
  for (let t = 0; t < point.length; t += 3) {
    const [a, b, c] = [point[t]! * 3, point[t + 1]! * 3, point[t + 2]! * 3]
    const [ax, ay, bx, by, cx, cy] = [a, b, c].flatMap(at => [
      (position[at]! - left) / cell,
      (position[at + 1]! - low) / cell,
    ]) as [number, number, number, number, number, number]
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (area === 0) continue
    const x0 = Math.max(0, Math.floor(Math.min(ax, bx, cx)))
    const x1 = Math.min(columns - 1, Math.ceil(Math.max(ax, bx, cx)))
    const y0 = Math.max(0, Math.floor(Math.min(ay, by, cy)))
    const y1 = Math.min(rows - 1, Math.ceil(Math.max(ay, by, cy)))
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        const s = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area
        const r = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area
        if (s < 0 || r < 0 || s + r > 1) continue
        const z = s * position[a + 2]! + r * position[b + 2]! + (1 - s - r) * position[c + 2]!
        if (z > depth[y * columns + x]!) depth[y * columns + x] = z
      }
  }
  return { left, low, columns, rows, depth }
}

export function depthAt(front: FrontRelief, x: number, y: number): number {
  const px = Math.max(0, Math.min(front.columns - 1.001, (x - front.left) / cell))
  const py = Math.max(0, Math.min(front.rows - 1.001, (y - front.low) / cell))
  const i = Math.floor(px)
  const j = Math.floor(py)
  const at = j * front.columns + i
  const upper = front.depth[at]! * (1 - px + i) + front.depth[at + 1]! * (px - i)
  const next = at + front.columns
  const lower = front.depth[next]! * (1 - px + i) + front.depth[next + 1]! * (px - i)
  return upper * (1 - py + j) + lower * (py - j)
}
