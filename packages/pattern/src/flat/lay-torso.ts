import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { bordersOf, everywhere, type LayPiece } from './lay.ts'

/** Fronts and backs lie as they are cut, their high shoulder points on y = 0. */
export const layTorso: LayPiece = (piece, depth, { side }) => {
  if (piece.wrap.kind !== 'torso') return undefined
  if ((piece.wrap.half === side) !== (depth === 'near')) return undefined
  const facing = depth === 'near' ? 1 : -1
  const { top } = boundsOf(outlineOf(piece))
  const at = ([u, v]: Point): Point => [facing * u, v - top]
  return {
    piece,
    depth,
    borders: bordersOf(piece, at, everywhere),
    at,
    measureAt: at,
    shows: everywhere,
    ribs: [],
    seams: [],
    takes: [],
  }
}
