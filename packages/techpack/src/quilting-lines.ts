import { quiltLines } from '@teamloom/pattern/blocks/quilting.ts'
import type { Cut, Piece } from '@teamloom/pattern/pattern.ts'
import { clipCurve } from '@teamloom/shape/clip.ts'
import { type Curve, divide, lengthOf } from '@teamloom/shape/curve.ts'
import { contains, distanceTo, outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'

/** Between its plies lies wadding: what is padded, and what is quilted. */
export function isPadded(piece: Pick<Piece, 'name' | 'hand'>, cut: Cut): boolean {
  return piece.hand === 'wadded' || isQuilted(piece, cut)
}

export function isQuilted({ name }: Pick<Piece, 'name'>, { quilting = [] }: Cut): boolean {
  return quilting.some(({ on }) => on === name)
}

/** Lines along which a piece is quilted, as far as they run on it. */
export function quiltingOf(piece: Piece, { quilting = [] }: Cut): Curve[] {
  return quilting
    .filter(({ on }) => on === piece.name)
    .flatMap(({ rows }) => rows.flatMap(family => quiltLines(piece, family)))
}

/** Inches of them on all pieces. */
export function quiltedInches(cut: Cut): number {
  return cut.pieces.reduce((sum, piece) => sum + quiltedOn(piece, cut), 0)
}

/** Inches of them on one. */
export function quiltedOn(piece: Piece, cut: Cut): number {
  const outline = outlineOf(piece)
  return quiltingOf(piece, cut)
    .flatMap(curve => insideOf(curve, outline))
    .reduce((sum, curve) => sum + lengthOf(curve), 0)
}

/** Inches from an outline at which a line is still on it. */
export const onLine = 0.02

/** Stretches of a line that lie on a part of its piece. */
export function insideOf(curve: Curve, outline: readonly Point[]): Curve[] {
  const fine = divide(curve, Math.max(2, Math.ceil(lengthOf(curve) / 0.1)))
  const depth = (at: Point) => (contains(outline, at) ? 1 : -1) * distanceTo(outline, at) + onLine
  return clipCurve(fine, depth).map(stretch => stretch.curve)
}
