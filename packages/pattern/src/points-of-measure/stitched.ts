import { outlineOf } from '@teamloom/shape/panel.ts'
import { rowsBeside } from '../flat/draw-piece.ts'
import type { FlatMark } from '../flat/flat.ts'
import type { Cut, Piece } from '../pattern.ts'
import { drawn, findEdge } from './lay-tape.ts'

/** Rows of stitches along a piece's edges. */
export function stitched(cut: Cut, piece: Piece): FlatMark[] {
  const outline = outlineOf(piece)
  const rows = cut.stitching
    .filter(({ edge }) => edge.startsWith(`${piece.name}.`))
    .flatMap(({ edge, inset }) =>
      rowsBeside(findEdge(piece, edge.slice(piece.name.length + 1)) ?? [], inset, outline),
    )
  return rows.length > 0 ? [drawn(piece.name, 'stitch', ...rows)] : []
}
