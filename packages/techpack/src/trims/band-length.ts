import type { Cut } from '@teamloom/pattern/pattern.ts'
import type { BandTrim } from '@teamloom/pattern/trim.ts'
import { type Curve, lengthOf } from '@teamloom/shape/curve.ts'
import { getEdge, type Panel } from '@teamloom/shape/panel.ts'
import { distance } from '@teamloom/shape/point.ts'
import { isOverSeam } from './over-seam.ts'

/** Inches at each end of a tape or strip that are turned in, or caught in a seam. */
export const turnedIn = 3 / 8

/** Inches that is cut of what lies along a piece's edges, its ends with it; of a tape over a seam a half each. */
export function bandInches(trim: BandTrim, cut: Cut): number {
  const panel = cut.pieces.find(({ name }) => name === trim.on)
  if (!panel) return 0
  const lines: readonly Curve[] = trim.line ? [trim.line] : trim.edges.map(edge => getEdge(panel, edge))
  const inches = lines.reduce((sum, curve) => sum + lengthOf(curve), 0)
  return (inches + 2 * turnedIn * stripsOf(trim, panel)) * (isOverSeam(trim, cut) ? 0.5 : 1)
}

/** How many are cut of what lies on a piece: what goes on from another has no end there. */
export function stripsOf(trim: BandTrim, panel: Panel): number {
  if (trim.line) return 1
  const lines = trim.edges.map(edge => getEdge(panel, edge))
  const begun = lines.filter(
    line => !lines.some(other => other !== line && distance(other.at(-1)!, line[0]!) < 1e-6),
  )
  return Math.max(1, begun.length)
}
