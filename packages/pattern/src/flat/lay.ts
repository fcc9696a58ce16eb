import { clipCurve } from '@teamloom/shape/clip.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import { between, distance, type Point } from '@teamloom/shape/point.ts'
import type { EdgeName } from '@teamloom/shape/seam.ts'
import type { Cut, Piece } from '../pattern.ts'
import type { FlatSide } from './flat.ts'

/** near: the outside of what lies on top; far: the inside of what lies below, seen through openings. */
export type Depth = 'near' | 'far'

/** A stretch of what is seen of a piece's border, clockwise on its panel, as it lies in the drawing. */
export type Border = {
  /** Null where the cloth is folded over. */
  readonly edge: EdgeName | null
  /** Shares of the edge's length. */
  readonly from: number
  readonly to: number
  readonly curve: Curve
  /** Below another piece of the same depth. */
  readonly isHidden?: boolean
}

/** How a piece lies in the drawing. */
export type Lay = {
  readonly piece: Piece
  readonly depth: Depth
  readonly borders: readonly Border[]
  /** From the panel's inches to the drawing's, as drawn: cloth gives way where it is gathered or folded. */
  readonly at: (point: Point) => Point
  /** From the panel's inches to the drawing's where nothing gives way: what is measured keeps its length. */
  readonly measureAt: (point: Point) => Point
  /** A measure that is not below zero where the panel's points are seen. */
  readonly shows: (point: Point) => number
  readonly ribs: readonly Curve[]
  /** Within it, besides those along its borders. */
  readonly seams: readonly Curve[]
  /** Edges of other pieces that it draws in or shapes, and where they lie when sewn to it. */
  readonly takes: readonly Border[]
}

/** The garment on the table, while it is being laid. */
export type Table = {
  readonly cut: Cut
  readonly side: FlatSide
  /** Before bands draw it in; undefined when it is not seen. */
  readonly find: (piece: string, depth: Depth) => Lay | undefined
}

export type LayPiece = (piece: Piece, depth: Depth, table: Table) => Lay | undefined

const foldSteps = 96

/** What is seen of a panel's border, where `shows` is not below zero, closed by folds. */
export function bordersOf(
  panel: Panel,
  at: (point: Point) => Point,
  shows: (point: Point) => number,
): Border[] {
  const seen = panel.edges.flatMap(({ name, curve }) =>
    clipCurve(curve, shows).map(stretch => ({ ...stretch, edge: `${panel.name}.${name}` as EdgeName })),
  )
  return seen.flatMap((stretch, i): Border[] => {
    const end = stretch.curve.at(-1)!
    const next = seen[(i + 1) % seen.length]!.curve[0]!
    const border = { ...stretch, curve: stretch.curve.map(at) }
    if (distance(end, next) < 1e-6) return [border]
    const fold = Array.from({ length: foldSteps + 1 }, (_, k) => at(between(end, next, k / foldSteps)))
    return [border, { edge: null, from: 0, to: 1, curve: fold }]
  })
}

/** The closed line round what is seen of a piece. */
export function silhouetteOf({ borders }: Pick<Lay, 'borders'>): Point[] {
  return borders.flatMap(border => border.curve)
}

export function everywhere(): number {
  return 1
}

/** What an edge is sewn to. */
export function partnersOf(cut: Cut, edge: EdgeName): EdgeName[] {
  return cut.seams.flatMap(({ a, b }) => (a === edge ? [b] : b === edge ? [a] : []))
}
