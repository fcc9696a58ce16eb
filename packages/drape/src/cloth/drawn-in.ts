import type { Piece } from '@teamloom/pattern/pattern.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'

/** By inches down a piece, the share of its width to which its stitches draw it in. */
export function shareDrawnIn(piece: Piece): (v: number) => number {
  const { drawnIn } = piece
  if (!drawnIn) return () => 1
  const { top, bottom } = boundsOf(outlineOf(piece))
  return v => drawnIn[0] + ((drawnIn[1] - drawnIn[0]) * (v - top)) / (bottom - top)
}
