import type { Cut } from '@teamloom/pattern/pattern.ts'
import type { Trim } from '@teamloom/pattern/trim.ts'
import { laidPiecesOf } from './laid-pieces.ts'
import { pocketBags } from './pocket-bags.ts'
import type { SewnPiece } from './sewn-piece.ts'
import { smallPieces } from './small-pieces.ts'
import { zipFacingsOf } from './zip-facings.ts'

/** TP29: all that is cut beside the garment’s own pieces, for these trims; what is bought of it is of no slot. */
export function sewnPiecesOf(cut: Cut, trims: readonly Trim[]): SewnPiece[] {
  return [
    ...laidPiecesOf(trims),
    ...zipFacingsOf(cut, trims),
    ...pocketBags(cut, trims),
    ...smallPieces(cut, trims),
  ]
}
