import type { Cut, Piece } from '@teamloom/pattern/pattern.ts'
import type { Trim } from '@teamloom/pattern/trim.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'

/** The edge along which a rib, binding or elastic is folded double; undefined of what lies single or in two plies. */
export function foldOf({ seams }: Cut, { name, edges, wrap, hand, fabric }: Piece): Curve | undefined {
  if (wrap.kind !== 'band' || (hand !== 'rib' && fabric !== 'elastic')) return undefined
  const free = edges.filter(edge => !seams.some(({ a, b }) => [a, b].includes(`${name}.${edge.name}`)))
  return free.length === 1 ? free[0]!.curve : undefined
}

export const isPlacket = (name: string): boolean => /^(half|full|woven|polar)-/.test(name)

export type BandOpening = { readonly by: 'zip' | 'placket' /** Across the band (u). */; readonly at: number }

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
