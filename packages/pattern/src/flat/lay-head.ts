import { line } from '@teamloom/shape/curve.ts'
import { boundsOf, outlineOf, spanAt } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { restOfKnit } from '../blocks/knit-hat.ts'
import type { HeadWrap, Piece } from '../pattern.ts'
import { type Border, bordersOf, type Lay, type LayPiece, type Table } from './lay.ts'

/** Below 1 a crown lies rounder than its gores are cut: their fullness falls out to the sides. */
const roundness = 0.7

/** A hat lies folded at its sides, half of it on top; a turn-up covers what is below its upper edge. */
export const layHead: LayPiece = (piece, depth, table) => {
  if (piece.wrap.kind !== 'head' || depth === 'far') return undefined
  const lay = isRing(piece.wrap)
    ? layTurnUp(piece, piece.wrap, table)
    : layGore(piece, piece.wrap, coverOf(table), table)
  return lay && { ...lay, piece, depth, ribs: [], seams: [], takes: [] }
}

type LaidPart = Pick<Lay, 'borders' | 'at' | 'measureAt' | 'shows'>

function isRing({ width }: HeadWrap): boolean {
  return width === 360
}

/** A turn-up is alike all round but for what is put on it: behind, its front's cloth stands for its back's. */
function layTurnUp(piece: Piece, wrap: HeadWrap, { side }: Table): LaidPart {
  const { left, right, top, bottom } = boundsOf(outlineOf(piece))
  const quarter = (right - left) / 4
  const at = ([u, v]: Point): Point => [
    Math.max(-quarter, Math.min(quarter, u)) * restOfKnit,
    v - wrap.height,
  ]
  const corners: readonly Point[] = [
    [-quarter, top],
    [quarter, top],
    [quarter, bottom],
    [-quarter, bottom],
  ]
  return {
    borders: corners.map((corner, i): Border => {
      const next = corners[(i + 1) % corners.length]!
      return { edge: null, from: 0, to: 1, curve: line(corner, next).map(at) }
    }),
    at,
    measureAt: ([u, v]) => [u, v - wrap.height],
    shows: ([u]) => (quarter - Math.abs(u)) * (side === 'front' ? 1 : -1),
  }
}

function layGore(piece: Piece, wrap: HeadWrap, lowest: number, { side }: Table): LaidPart | undefined {
  const turn = turnFrom(side === 'front' ? 0 : 180, wrap.turn)
  if (Math.abs(turn) - wrap.width / 2 >= 90) return undefined
  const outline = outlineOf(piece)
  const { top, bottom, right: brow } = boundsOf(outline)
  const halfAt = (v: number) => spanAt(outline, Math.max(top + 1e-6, Math.min(bottom - 1e-6, v))).right
  /** Degrees round the head from what lies in the middle. */
  const angleAt = ([u, v]: Point) => turn + Math.max(-1, Math.min(1, u / halfAt(v))) * (wrap.width / 2)
  const at = (point: Point): Point => {
    const angle = Math.max(-90, Math.min(90, angleAt(point)))
    const x = (angle / (wrap.width / 2)) * brow * (halfAt(point[1]) / brow) ** roundness * restOfKnit
    return [x, Math.min(lowest, point[1] - wrap.height)]
  }
  const shows = (point: Point) => 90 - Math.abs(angleAt(point))
  return {
    borders: bordersOf(piece, at, shows),
    at,
    measureAt: ([u, v]) => [u, v - wrap.height],
    shows,
  }
}

/** -180 to 180. */
function turnFrom(middle: number, turn: number): number {
  return ((turn - middle + 540) % 360) - 180
}

/** Where the turn-up's upper edge lies, if there is one. */
function coverOf({ cut }: Table): number {
  const edges = cut.pieces.flatMap(piece =>
    piece.wrap.kind === 'head' && isRing(piece.wrap)
      ? boundsOf(outlineOf(piece)).top - piece.wrap.height
      : [],
  )
  return Math.min(Infinity, ...edges)
}
