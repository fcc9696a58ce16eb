import type { Line } from './lines.ts'

/** The place on a line that is nearest to (x, y), `inset` millimetres from its ends where it is that long. */
export function placeOn({ points }: Line, x: number, y: number, inset: number): readonly [number, number] {
  const last = points.length - 2
  const [x0, y0, x1, y1] = [points[0]!, points[1]!, points[last]!, points[last + 1]!]
  const [dx, dy] = [x1 - x0, y1 - y0]
  const square = dx * dx + dy * dy
  if (square === 0) return [x0, y0]
  const share = Math.min(0.5, inset / Math.sqrt(square))
  const t = Math.max(share, Math.min(1 - share, ((x - x0) * dx + (y - y0) * dy) / square))
  return [x0 + dx * t, y0 + dy * t]
}
