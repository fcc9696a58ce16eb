import type { Cut, Piece } from '@teamloom/pattern/pattern.ts'
import type { Trim } from '@teamloom/pattern/trim.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'

/** The edge along which a rib, binding or elastic is folded double; undefined of what lies single or in two plies. */
export function foldOf({ seams }: Cut, { name, edges, wrap, hand, fabric }: Piece): Curve | undefined {
  if (wrap.kind !== 'band' || (hand !== 'rib' && fabric !== 'elastic')) return undefined
  const free = edges.filter(edge => !seams.some(({ a, b }) => [a, b].includes(`${name}.${edge.name}`)))
  return free.length === 1 ? free[0]!.curve : undefined
}

export const isPlacket = (name: string): boolean => /^(half|full|woven|polar)-/.test(name)

export type BandOpening = { readonly by: 'zip' | 'placket' /** Across the band (u). */; readonly at: number }

/** As a band is cut: double across the straight edge that it is folded along. */
export function unfolded(outline: readonly Point[], fold: Curve): Point[] {
  const at = fold[0]![1]
  const isOnFold = ([, v]: Point) => Math.abs(v - at) < 1e-6
  const first = outline.findIndex((point, i) => isOnFold(point) && !isOnFold(outline.at(i - 1)!))
  const fromFold = [...outline.slice(first), ...outline.slice(0, first)]
  const own = fromFold.filter(point => !isOnFold(point))
  const ends = fromFold.filter(isOnFold)
  const other = own.map(([u, v]): Point => [u, 2 * at - v]).toReversed()
  return [ends.at(-1)!, ...own, ends[0]!, ...other]
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
