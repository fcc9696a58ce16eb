import type { Field, Piece } from '@teamloom/pattern/pattern.ts'
import type { Face } from '@teamloom/pattern/trim.ts'
import { type Curve, lengthOf, nearestOn, pointAt, splitAt } from '@teamloom/shape/curve.ts'
import { distanceTo, outlineOf } from '@teamloom/shape/panel.ts'
import { distance, type Point } from '@teamloom/shape/point.ts'

/** What is cut by itself of a piece that others are pieced into; inches on the piece. */
type PartOfPiece = {
  /** The part's name; that of the piece for what is left of the piece. */
  readonly name: string
  readonly outside: Face
  readonly outline: readonly Point[]
}

/** TP29: what is left of a piece, then each yoke or panel that is pieced into it; a piece without any is whole. */
export function partsOfPiece(piece: Piece): PartOfPiece[] {
  const { name, outside, fields = [] } = piece
  const rest = fields.reduce<readonly Point[]>(without, outlineOf(piece))
  return [
    { name, outside, outline: rest },
    ...fields.map((field, i) => ({
      name: `${name}-part${i + 1}`,
      outside: field.outside,
      outline: field.outline,
    })),
  ]
}

/** Inches from its outline at which a point is not on it. */
const apart = 0.05

/** What of an outline is on the other side of a field's seam. */
function without(outline: readonly Point[], { outline: taken, seam }: Field): Point[] {
  const closed: Curve = [...outline, outline[0]!]
  const [first, second] = [seam[0]!, seam.at(-1)!]
    .map(end => nearestOn(closed, end).share * lengthOf(closed))
    .toSorted((a, b) => a - b) as [number, number]
  const [head, rest] = splitAt(closed, first)
  const [between, tail] = splitAt(rest, second - first)
  const round: Curve = [...tail, ...head.slice(1)]
  const kept = [between, round].find(arc => distanceTo(taken, pointAt(arc, 1 / 2)) > apart) ?? round
  const back =
    distance(kept.at(-1)!, seam[0]!) < distance(kept.at(-1)!, seam.at(-1)!) ? seam : seam.toReversed()
  return [...kept, ...back.slice(1, -1)]
}
