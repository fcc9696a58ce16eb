import { assert } from '@teamloom/kit/assert.ts'
import type { Cut, Piece } from '@teamloom/pattern/pattern.ts'
import { type Curve, nearestOn, pointAt } from '@teamloom/shape/curve.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { findEdge, splitEdgeName } from '@teamloom/shape/seam.ts'
import { subtract, unit, type Vec } from '../vector.ts'

/** Where a point of a piece lies from the pieces that it is sewn to. */
export type BesideSeam = {
  /** Inches from the seam on the piece itself. */
  readonly distance: number
  /** The seam's place in the room. */
  readonly position: Vec
  /** Straight on from the neighbour, over the seam. */
  readonly onward: Vec
}

type SewnEdge = { readonly own: Curve; readonly neighbour: string; readonly neighbourEdge: Curve }

/** `locate` tells where points of the neighbours lie. Seams to pieces that `isPlaced` denies do not count. */
export function findBesideSeam(
  cut: Pick<Cut, 'pieces' | 'seams'>,
  piece: Piece,
  locate: (piece: string, point: Point) => Vec,
  isPlaced: (piece: string) => boolean,
): (point: Point) => BesideSeam {
  const sewn = sewnEdgesOf(cut, piece).filter(edge => isPlaced(edge.neighbour))
  assert(sewn.length > 0, `${piece.name} is sewn to nothing`)
  return point => {
    const { edge, hit } = sewn
      .map(one => ({ edge: one, hit: nearestOn(one.own, point) }))
      .reduce((best, one) => (one.hit.distance < best.hit.distance ? one : best))
    // Sewn edges run against each other.
    const share = 1 - hit.share
    const at = pointAt(edge.neighbourEdge, share)
    const before = pointAt(edge.neighbourEdge, Math.max(0, share - 0.02))
    const after = pointAt(edge.neighbourEdge, Math.min(1, share + 0.02))
    const run = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    // Clockwise outlines have their cloth on the right: (-dv, du), as v points down.
    const inward: Point = [
      at[0] - ((after[1] - before[1]) / run) * 0.5,
      at[1] + ((after[0] - before[0]) / run) * 0.5,
    ]
    const position = locate(edge.neighbour, at)
    const onward = unit(subtract(position, locate(edge.neighbour, inward)))
    return { distance: hit.distance, position, onward }
  }
}

function sewnEdgesOf(cut: Pick<Cut, 'pieces' | 'seams'>, piece: Piece): SewnEdge[] {
  return cut.seams.flatMap(({ a, b }) => {
    const [own, other] = splitEdgeName(a).panel === piece.name ? [a, b] : [b, a]
    const neighbour = splitEdgeName(other).panel
    if (splitEdgeName(own).panel !== piece.name || neighbour === piece.name) return []
    return [{ own: findEdge(cut.pieces, own), neighbour, neighbourEdge: findEdge(cut.pieces, other) }]
  })
}
