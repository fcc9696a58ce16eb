import { must } from '@teamloom/kit/assert.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'
import { type EdgeName, splitEdgeName } from '@teamloom/shape/seam.ts'
import type { Cut, Piece } from '../pattern.ts'
import type { MeasuringLeg } from './measuring-line.ts'

export function getPiece(cut: Cut, name: string): Piece {
  return must(
    cut.pieces.find(piece => piece.name === name),
    `piece ${name}`,
  )
}

/** The way over the band that is sewn to an edge, from the seam to its free edge; none without a band. */
export function acrossBand(cut: Cut, edge: EdgeName): MeasuringLeg[] {
  return cut.seams.flatMap(({ a, b }) => {
    if (a !== edge) return []
    const band = getPiece(cut, splitEdgeName(b).panel)
    if (band.wrap.kind !== 'band') return []
    const { top, bottom } = boundsOf(outlineOf(band))
    return [{ on: band.name, from: [0, 0], to: [0, -top > bottom ? top : bottom] }]
  })
}
