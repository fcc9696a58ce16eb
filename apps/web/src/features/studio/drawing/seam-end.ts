import type { ScreenPoint } from '@teamloom/garment/place.ts'

/**
 * Shares of the way to a seam: so much of it at least is seen where cloth turns away, and it bends no further aside.
 */
const leastSeen = 0.6
const mostAside = 0.25

/**
 * Where a line from a print's edge to a seam ends: straight on from the print, as far as the seam is seen; as long as it
 * is in inches where that is not known well, as behind a hood.
 */
export function seamEnd(
  edge: ScreenPoint,
  inch: ScreenPoint,
  inches: number,
  seen: ScreenPoint | null,
): ScreenPoint {
  const pixels = Math.hypot(inch.x, inch.y)
  const [x, y] = [inch.x / pixels, inch.y / pixels]
  const whole = inches * pixels
  const [dx, dy] = seen ? [seen.x - edge.x, seen.y - edge.y] : [0, 0]
  const [along, aside] = [dx * x + dy * y, Math.abs(dx * y - dy * x)]
  const length = along >= leastSeen * whole && aside <= mostAside * whole ? Math.min(along, whole) : whole
  return { x: edge.x + x * length, y: edge.y + y * length }
}
