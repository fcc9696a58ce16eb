import type { Curve } from '@teamloom/shape/curve.ts'
import { getEdge } from '@teamloom/shape/panel.ts'
import { between, type Point } from '@teamloom/shape/point.ts'
import { bordersOf, everywhere, type LayPiece } from './lay.ts'

/** A mask lies opened, its middle seam straight: from the front its outside is seen, from behind its lining. */
export const layFace: LayPiece = (piece, depth, { side }) => {
  if (piece.wrap.kind !== 'face' || (depth === 'near') !== (side === 'front')) return undefined
  const facing = side === 'front' ? 1 : -1
  const centre = getEdge(piece, 'centre')
  const furthest = centre.reduce((most, [u]) => (Math.abs(u) > Math.abs(most) ? u : most), 0)
  const at = ([u, v]: Point): Point => [facing * (u - acrossAt(centre, v)), v]
  return {
    piece,
    depth,
    borders: bordersOf(piece, at, everywhere),
    at,
    measureAt: ([u, v]) => [facing * (u - furthest), v],
    shows: everywhere,
    ribs: [],
    seams: [],
    takes: [],
  }
}

/** Where a curve that runs up or down is at some height; beyond its ends, its nearer end. */
function acrossAt(curve: Curve, v: number): number {
  const upright = curve.toSorted((a, b) => a[1] - b[1])
  const next = upright.findIndex(point => point[1] > v)
  if (next <= 0) return (next === 0 ? upright[0]! : upright.at(-1)!)[0]
  const [above, below] = [upright[next - 1]!, upright[next]!]
  return between(above, below, (v - above[1]) / (below[1] - above[1]))[0]
}
