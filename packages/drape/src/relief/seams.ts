import type { Curve } from '@teamloom/shape/curve.ts'
import { noise } from '../noise.ts'
import { type Beside, type Lean, makeEdgeFinder } from './edge-finder.ts'
import { type Bump, bell, type Relief } from './relief.ts'

export type SeamLine = {
  readonly curve: Curve
  /** Sewn to another piece: a groove runs along it. */
  readonly sewn: boolean
  readonly rows: readonly { readonly inset: number; readonly holds: 'hem' | 'seam' }[]
  readonly lean?: Lean
}

/** Inches from one stitch to the next. */
export const stitchPitch = 0.115

/** Grooves where pieces meet, stitches, the ridge of what lies folded under, and their puckers. */
export function reliefOfSeam(line: SeamLine): Relief {
  const reach = Math.max(0.5, ...line.rows.map(row => row.inset + 0.4))
  const find = makeEdgeFinder(line.curve, reach, line.lean)
  const beside: Beside = { distance: 0, along: 0, du: 0, dv: 0 }
  const hem = line.rows.filter(row => row.holds === 'hem').map(row => row.inset)
  const foldedTo = Math.max(0, ...hem) + 0.09
  return (u, v, _inches, bump) => {
    find(u, v, beside)
    const { distance, along, du, dv } = beside
    if (distance > reach) return
    let rise = 0
    if (line.sewn) rise += addGroove(distance, line.rows.length > 0, bump)
    for (const row of line.rows) rise += addStitches(distance - row.inset, along, bump)
    if (hem.length > 0) rise -= 0.34 * bell(distance - foldedTo, 0.05)
    const pucker = puckerAt(line, distance, along)
    bump.slopeU += rise * du - pucker * dv
    bump.slopeV += rise * dv + pucker * du
  }
}

/** Returns the slope away from the edge. */
function addGroove(distance: number, heldDown: boolean, bump: Bump): number {
  bump.light *= 1 - 0.26 * bell(distance, 0.04)
  const shoulder = 0.52 * bell(distance - 0.05, 0.055)
  // A seam allowance that is stitched down ends in a step; a loose one fades.
  return heldDown
    ? shoulder - 0.2 * bell(distance - 0.33, 0.09)
    : shoulder - 0.08 * bell(distance - 0.3, 0.16)
}

function addStitches(off: number, along: number, bump: Bump): number {
  if (off > 0.2 || off < -0.2) return 0
  const phase = along / stitchPitch
  const fromHole = Math.abs(phase - Math.round(phase)) * stitchPitch
  const hole = bell(fromHole, 0.028) * bell(off, 0.026)
  const thread = bell(off, 0.02) * (1 - bell(fromHole, 0.03))
  const flank = bell(Math.abs(off) - 0.042, 0.022)
  bump.light *= 1 - 0.34 * hole - 0.1 * flank + 0.05 * thread
  // The cloth dips to the row from both sides.
  return off > 0 ? 0.2 * bell(off - 0.05, 0.045) : -0.2 * bell(off + 0.05, 0.045)
}

/** Waves along the seam, as thread draws it in. */
function puckerAt(line: SeamLine, distance: number, along: number): number {
  const row = line.rows[0]
  if (!row) return line.sewn ? 0.1 * noise(along * 1.6, 3) * bell(distance, 0.3) : 0
  const middle = line.rows.reduce((sum, one) => sum + one.inset, 0) / line.rows.length
  const wave = noise(along * 2.6, 11) + 0.5 * noise(along * 6, 5)
  return 0.26 * wave * bell(distance - middle, row.holds === 'hem' ? 0.34 : 0.24)
}
