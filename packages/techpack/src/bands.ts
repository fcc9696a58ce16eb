import type { Cut, Piece } from '@teamloom/pattern/pattern.ts'
import type { Trim, ZipChainTrim } from '@teamloom/pattern/trim.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'
import { distance, type Point } from '@teamloom/shape/point.ts'
import { splitEdgeName } from '@teamloom/shape/seam.ts'

/** What binds an armhole where that is no elastic. */
export const isSelfBinding = ({ name, fabric }: Pick<Piece, 'name' | 'fabric'>): boolean =>
  name.endsWith('Armhole') && fabric !== 'elastic'

/** Woven binding of a hem or cuff. */
export const isClothBinding = ({ fabric }: Pick<Piece, 'fabric'>): boolean => fabric === 'polyester'

/** What wraps the edge that it is sewn to, which runs on to its fold. */
export const isWrapping = (piece: Piece): boolean =>
  piece.wrap.kind === 'band' && (piece.fabric === 'elastic' || isSelfBinding(piece) || isClothBinding(piece))

/** Inches from the line of an edge (`panel.edge`) to the fold of what wraps it; 0 of all others. */
export function wrappedAt({ pieces, seams }: Pick<Cut, 'pieces' | 'seams'>, edge: string): number {
  const names = seams.flatMap(({ a, b }) => (a === edge ? [b] : b === edge ? [a] : []))
  const binding = pieces.find(
    piece => isWrapping(piece) && names.some(name => splitEdgeName(name).panel === piece.name),
  )
  return binding ? heightOf(binding) : 0
}

function heightOf(band: Piece): number {
  const { top, bottom } = boundsOf(outlineOf(band))
  return bottom - top
}

const isFoldedBand = (band: Pick<Piece, 'name' | 'hand' | 'fabric'>): boolean =>
  band.hand === 'rib' || band.fabric === 'elastic' || isSelfBinding(band)

/** The edge along which a rib, binding or elastic is folded double; undefined of what lies single or in two plies. */
export function foldOf({ seams }: Cut, { name, edges, wrap, hand, fabric }: Piece): Curve | undefined {
  if (wrap.kind !== 'band' || !isFoldedBand({ name, hand, fabric })) return undefined
  const free = edges.filter(edge => !seams.some(({ a, b }) => [a, b].includes(`${name}.${edge.name}`)))
  return free.length === 1 ? free[0]!.curve : undefined
}

export const isPlacket = (name: string): boolean => /^(half|full|woven|polar)-/.test(name)

/** Whether a zip opens the garment, and is not that of a pocket. */
export function isOfFront({ name }: Pick<ZipChainTrim, 'name'>): boolean {
  return !name.endsWith('-zip')
}

export type BandOpening = { readonly by: 'zip' | 'placket' /** Across the band (u). */; readonly at: number }

/** The outline of what is folded double as it is cut: on both sides of the straight edge that it is folded along. */
export function unfolded(outline: readonly Point[], fold: Curve): Point[] {
  const isOnFold = (point: Point) => distance(point, mirroredOver(point, fold)) < 1e-6
  const first = outline.findIndex((point, i) => isOnFold(point) && !isOnFold(outline.at(i - 1)!))
  const fromFold = [...outline.slice(first), ...outline.slice(0, first)]
  const own = fromFold.filter(point => !isOnFold(point))
  const ends = fromFold.filter(isOnFold)
  const other = own.map(point => mirroredOver(point, fold)).toReversed()
  return [ends.at(-1)!, ...own, ends[0]!, ...other]
}

/** On the other ply of what is folded double. */
export function mirroredOver([u, v]: Point, fold: Curve): Point {
  const [from, to] = [fold[0]!, fold.at(-1)!]
  const length = distance(from, to)
  const [du, dv] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const along = (u - from[0]) * du + (v - from[1]) * dv
  return [2 * (from[0] + along * du) - u, 2 * (from[1] + along * dv) - v]
}

/** Where a zip or placket parts a band, which is no ring then. */
export function openingOf({ name, wrap }: Piece, trims: readonly Trim[]): BandOpening | undefined {
  if (wrap.kind !== 'band') return undefined
  for (const trim of trims) {
    if (trim.kind === 'zipChain') {
      const leg = trim.legs.find(({ on }) => on === name)
      if (leg) return { by: 'zip', at: leg.from[0] }
    }
    if (trim.kind === 'laid' && trim.seat.on === name && isPlacket(trim.name)) {
      const { left, right } = boundsOf(outlineOf(trim.panel))
      return { by: 'placket', at: trim.seat.at[0] + (left + right) / 2 }
    }
  }
  return undefined
}
