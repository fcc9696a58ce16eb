import type { Cut, Wrap } from '@teamloom/pattern/pattern.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { placeOnFigure } from '../cloth/place.ts'
import type { Figure } from '../figure/figure.ts'

/** Share of their way that they go in a step. */
export const rowGrip = 0.05

/** Particles that stay where they were put on, and their places; most of them at their height only. */
export type RowHold = {
  readonly particle: Int32Array
  readonly place: Float64Array
  readonly still: Uint8Array
}

/** Inches from its ear at which a mask is held by its loop, and from its top by the wire over the nose. */
const byLoop = 0.2
const byWire = { across: 0.5, down: 0.35 }

/** What of a panel holds by itself, as a tight brim does. */
function holdAt(wrap: Wrap, u: number, v: number, widest: number): 'height' | 'place' | null {
  if (wrap.kind === 'head') return v >= wrap.heldFrom ? 'height' : null
  if (wrap.kind === 'foot') return wrap.held ? 'height' : null
  if (wrap.kind === 'face') {
    if (Math.abs(u) > widest - byLoop) return 'place'
    return Math.abs(u) < byWire.across && v < byWire.down ? 'height' : null
  }
  return null
}

export function findRows(mesh: ClothMesh, cut: Cut, figure: Figure): RowHold {
  const placed = { ...mesh, position: new Float64Array(mesh.position.length) }
  const held = new Map<number, 'height' | 'place'>()
  const widest = mesh.u.reduce((most, u) => Math.max(most, Math.abs(u)), 0)
  mesh.particle.forEach((particle, vertex) => {
    const hold = holdAt(mesh.pieces[mesh.piece[vertex]!]!.wrap, mesh.u[vertex]!, mesh.v[vertex]!, widest)
    if (hold) held.set(particle, hold)
  })
  if (held.size > 0) placeOnFigure(placed, cut, figure, figure.poseAt(1))
  const particle = Int32Array.from(held.keys())
  return {
    particle,
    place: Float64Array.from({ length: particle.length * 3 }, (_, k) => {
      return placed.position[particle[Math.floor(k / 3)]! * 3 + (k % 3)]!
    }),
    still: Uint8Array.from(held.values(), hold => (hold === 'place' ? 1 : 0)),
  }
}

/** Brings them back by a share of the way. */
export function levelRows(hold: RowHold, share: number): (position: Float64Array) => void {
  return position => {
    hold.particle.forEach((i, k) => {
      for (let axis = 0; axis < 3; axis++)
        if (axis === 1 || hold.still[k])
          position[i * 3 + axis]! += share * (hold.place[k * 3 + axis]! - position[i * 3 + axis]!)
    })
  }
}
