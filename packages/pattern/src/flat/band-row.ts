import { type Curve, chain, lengthOf, pointAt } from '@teamloom/shape/curve.ts'
import { getEdge } from '@teamloom/shape/panel.ts'
import { distance } from '@teamloom/shape/point.ts'
import { type EdgeName, findEdge, splitEdgeName } from '@teamloom/shape/seam.ts'
import type { Piece } from '../pattern.ts'
import type { Depth, Table } from './lay.ts'

/** A stretch of an edge that a band is sewn to, as it lies. */
export type RowStretch = {
  readonly edge: EdgeName
  readonly from: number
  readonly to: number
  readonly curve: Curve
  /** The band's edge, and where on the band (u) the stretch starts and ends. */
  readonly own: EdgeName
  readonly u: readonly [start: number, end: number]
  /** The band's length to that of the edge. */
  readonly ratio: number
}

/** What is seen of the edges that a band is sewn to, each stretch starting where the last ends. */
export function rowOf(band: Piece, depth: Depth, { cut, find }: Table): RowStretch[] {
  const stretches = cut.seams.flatMap(({ a, b }): RowStretch[] => {
    const [own, edge] = splitEdgeName(a).panel === band.name ? [a, b] : [b, a]
    const { panel } = splitEdgeName(edge)
    if (splitEdgeName(own).panel !== band.name || panel === band.name) return []
    const ownCurve = getEdge(band, splitEdgeName(own).edge)
    const ratio = lengthOf(ownCurve) / lengthOf(findEdge(cut.pieces, edge))
    // Sewn edges run against each other.
    const uAt = (share: number) => pointAt(ownCurve, 1 - share)[0]
    return (find(panel, depth)?.borders ?? [])
      .filter(border => border.edge === edge)
      .map(({ from, to, curve }) => ({ edge, from, to, curve, own, u: [uAt(from), uAt(to)], ratio }))
  })
  return inOrder(stretches)
}

function inOrder(stretches: readonly RowStretch[]): RowStretch[] {
  const follows = (a: RowStretch, b: RowStretch) => distance(a.curve.at(-1)!, b.curve[0]!) < 0.01
  const row: RowStretch[] = []
  let next = stretches.find(one => !stretches.some(other => follows(other, one))) ?? stretches[0]
  while (next && !row.includes(next)) {
    const last: RowStretch = next
    row.push(last)
    next = stretches.find(one => follows(last, one))
  }
  return row
}

export function curveOf(row: readonly RowStretch[]): Curve {
  return chain(...row.map(({ curve }) => curve))
}

/** Share of the row's length at which a place along the band (u) lies; beyond its ends, the nearer end. */
export function shareAt(row: readonly RowStretch[], u: number): number {
  const lengths = row.map(({ curve }) => lengthOf(curve))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  let before = 0
  let best = { off: Infinity, share: 0 }
  for (const [i, stretch] of row.entries()) {
    const along = (u - stretch.u[0]) / (stretch.u[1] - stretch.u[0])
    const within = Math.max(0, Math.min(1, along))
    const off = Math.abs(along - within)
    if (off < best.off) best = { off, share: (before + within * lengths[i]!) / whole }
    before += lengths[i]!
  }
  return best.share
}

/** Shares at which the band's own ends meet within the row. */
export function jointsOf(row: readonly RowStretch[]): number[] {
  return row
    .slice(1)
    .flatMap((next, i) => (Math.abs(next.u[0] - row[i]!.u[1]) > 0.01 ? [shareAt(row, next.u[0])] : []))
}
