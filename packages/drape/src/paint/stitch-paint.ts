import type { Curve } from '@teamloom/shape/curve.ts'
import { type Beside, type Lean, makeEdgeFinder } from '../relief/edge-finder.ts'
import { stitchPitch } from '../relief/seams.ts'
import type { Paint } from './paint.ts'

/** Inches. */
const threadWidth = 0.042
/** Share of each stitch that lies on top of the cloth. */
const shown = 0.78

/** Threads of a line's stitch rows: where the relief has its stitches. */
export function paintStitches(
  curve: Curve,
  insets: readonly number[],
  lean?: Lean,
): Pick<Paint, 'isNear' | 'lightAt'> {
  const find = makeEdgeFinder(curve, Math.max(...insets) + 0.3, lean)
  const beside: Beside = { distance: 0, along: 0, du: 0, dv: 0 }
  const offRow = (u: number, v: number): number => {
    find(u, v, beside)
    return Math.min(...insets.map(inset => Math.abs(beside.distance - inset)))
  }
  return {
    isNear: (u, v) => offRow(u, v) < 0.1,
    lightAt: (u, v) => {
      const off = offRow(u, v) / (threadWidth / 2)
      if (off > 1) return 0
      const phase = beside.along / stitchPitch
      const fromMiddle = Math.abs(phase - Math.floor(phase) - 0.5) / (shown / 2)
      if (fromMiddle > 1) return 0
      // Round across, and sinking into the cloth at both ends.
      return 1.1 * Math.sqrt(1 - off * off * 0.75) * (1 - 0.3 * fromMiddle ** 4)
    },
  }
}
