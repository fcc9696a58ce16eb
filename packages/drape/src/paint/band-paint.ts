import type { BandTrim } from '@teamloom/pattern/trim.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import { fabricShapes } from '../fabric-shapes.ts'
import { type Beside, makeEdgeFinder } from '../relief/edge-finder.ts'
import { bell } from '../relief/relief.ts'
import type { Paint } from './paint.ts'

/** Inches: its edges are seen as a fine line of shade. */
const rimWidth = 0.03
/** Inches from its edges at which a tape is stitched down. */
const stitchedAt = 0.06
const stitchPitch = 0.12
/** Inches from one rib to the next. */
const ribPitch = 0.14

/** A tape along curves, between two distances from them. */
export function paintBand(
  curves: readonly Curve[],
  from: number,
  to: number,
  { stitch, fabric }: Pick<BandTrim, 'stitch' | 'fabric'>,
): Pick<Paint, 'isNear' | 'lightAt'> {
  const { isRibbed } = fabricShapes[fabric]
  const finders = curves.map(curve => makeEdgeFinder(curve, to + 0.3))
  const beside: Beside = { distance: 0, along: 0, du: 0, dv: 0 }
  const nearest = (u: number, v: number): { distance: number; along: number } => {
    let best = { distance: Infinity, along: 0 }
    for (const find of finders) {
      find(u, v, beside)
      if (beside.distance < best.distance) best = { distance: beside.distance, along: beside.along }
    }
    return best
  }
  return {
    isNear: (u, v) => {
      const { distance } = nearest(u, v)
      return distance > from - 0.12 && distance < to + 0.12
    },
    lightAt: (u, v) => {
      const { distance, along } = nearest(u, v)
      if (stitch) {
        // Every wale's stitch comes down to a point.
        const up =
          distance +
          stitch.height * (0.5 - Math.abs((2 * u) / stitch.width - Math.round((2 * u) / stitch.width)) * 2)
        return (from > 0 ? up < from : distance < 0) || up > to ? 0 : 1
      }
      if (distance < from || distance > to) return 0
      const inner = distance - from
      const outer = to - distance
      const rim = Math.min(from > 0 ? inner : Infinity, outer)
      const row = bell(rim - stitchedAt, 0.02) * (0.55 + 0.45 * Math.cos((2 * Math.PI * along) / stitchPitch))
      // Ribs run along the tape: their grooves alone are seen at this size.
      const groove = isRibbed ? 0.16 * (0.5 - 0.5 * Math.cos((2 * Math.PI * inner) / ribPitch)) : 0
      return 1 - 0.22 * bell(rim, rimWidth) - 0.14 * row - groove
    },
  }
}
