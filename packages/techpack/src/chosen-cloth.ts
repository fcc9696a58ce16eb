import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'
import type { Material } from './materials.ts'
import { slotOf } from './slot-of.ts'

/** Where patterns are draped with elastic, and a design binds its edge with cloth instead, that cloth is cut. */
export function inChosenCloth(cut: Cut, materials: readonly Material[]): Cut {
  const fabrics = new Map(materials.map(({ slot, fabricName }) => [slot, fabricName as FabricName]))
  return {
    ...cut,
    pieces: cut.pieces.map(piece => {
      const chosen = fabrics.get(slotOf(piece.outside) ?? '')
      return piece.fabric === 'elastic' && chosen ? { ...piece, fabric: chosen } : piece
    }),
  }
}
