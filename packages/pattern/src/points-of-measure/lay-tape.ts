import { type Curve, lengthOf } from '@teamloom/shape/curve.ts'
import { boundsOf, outlineOf, type Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { type EdgeName, findEdge as findSewnEdge, splitEdgeName } from '@teamloom/shape/seam.ts'
import type { FlatMark, FlatRole } from '../flat/flat.ts'
import { drawsIn } from '../flat/lay-band.ts'
import { getPiece } from '../measuring/across-band.ts'
import type { MeasuringLeg } from '../measuring/measuring-line.ts'
import type { Cut, Piece } from '../pattern.ts'
import type { Face } from '../trim.ts'

export function findPiece(cut: Cut, name: string): Piece | undefined {
  return cut.pieces.find(piece => piece.name === name)
}

export function findEdge(panel: Panel, name: string): Curve | undefined {
  return panel.edges.find(edge => edge.name === name)?.curve
}

export function straight(on: string, from: Point, to: Point): MeasuringLeg {
  return { on, from, to }
}

/** Step by step along a curve. */
export function along(on: string, curve: Curve): MeasuringLeg[] {
  return curve.slice(1).map((to, i) => ({ on, from: curve[i]!, to }))
}

/** A ring of rib or binding, relaxed: the edge that it is sewn to, half way round it, and its height. */
export type SewnBand = {
  readonly piece: Piece
  /** Where on it (u) the middle of the edge lies that it was asked for by. */
  readonly middle: number
  readonly half: number
  readonly height: number
  /** Its free edge (v). */
  readonly free: number
  /**
   * Whether the band is so much shorter than what it is sewn to that it gathers it; a band that is hardly shorter
   * lies along it.
   */
  readonly drawsIn: boolean
}

/** What is sewn to an edge and goes on from there. */
export function findBand(cut: Cut, edge: EdgeName): SewnBand | undefined {
  const seam = cut.seams.find(
    ({ a, b }) => a === edge && getPiece(cut, splitEdgeName(b).panel).wrap.kind === 'band',
  )
  if (!seam) return undefined
  const own = splitEdgeName(seam.b)
  const piece = getPiece(cut, own.panel)
  const sewn = findEdge(piece, own.edge) ?? []
  const { left, right, top, bottom } = boundsOf(outlineOf(piece))
  const { left: from, right: to } = boundsOf(sewn)
  const free = -top > bottom ? top : bottom
  const ratio = (to - from) / lengthOf(findSewnEdge(cut.pieces, edge))
  return {
    piece,
    middle: (from + to) / 2,
    half: (right - left) / 2,
    height: bottom - top,
    free,
    drawsIn: ratio < drawsIn,
  }
}

/** A part of a detail's drawing, in line. */
export function drawn(of: string, role: FlatRole, ...lines: readonly Curve[]): FlatMark {
  return { kind: 'line', of, lines, isClosed: false, role, face: null }
}

export function filled(of: string, outline: Curve, face: Face): FlatMark {
  return { kind: 'fill', of, lines: [outline], face, isInside: false }
}

export function box(left: number, top: number, right: number, bottom: number): Curve {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ]
}
