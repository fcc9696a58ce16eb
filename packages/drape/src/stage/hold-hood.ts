import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { isInLap } from '../cloth/lap.ts'

/** Keeps a hood in shape while it falls. */
export type HoodHold = {
  /** Particles of the two halves that mirror each other: left, right, left, right ... Where one lies on the other none do. */
  readonly twins: Int32Array
  /** Particles of the crown of a hood that is worn down: it is pulled back at first. */
  readonly crown: Uint8Array
}

/** How firmly its halves are held alike in fine cloth, and at each level from coarse to fine. */
export const finestEvenness = 0.05
export const hoodEvenness = [1, 1, finestEvenness] as const

export function findHood(mesh: ClothMesh): HoodHold | null {
  const left = verticesByPlace(mesh, 'left')
  if (left.size === 0) return null
  const crown = new Uint8Array(mesh.particles)
  const twins: number[] = []
  mesh.particle.forEach((particle, vertex) => {
    const piece = mesh.pieces[mesh.piece[vertex]!]!
    const { wrap } = piece
    if (wrap.kind !== 'hood' || isInLap(piece, [mesh.u[vertex]!, mesh.v[vertex]!])) return
    const forward = (wrap.half === 'left' ? -1 : 1) * mesh.u[vertex]!
    if (wrap.worn === 'down' && mesh.v[vertex]! < -4 && forward < 1) crown[particle] = 1
    if (wrap.half === 'left') return
    const twin = left.get(placeKey(-mesh.u[vertex]!, mesh.v[vertex]!))
    if (twin !== undefined) twins.push(mesh.particle[twin]!, particle)
  })
  return { twins: Int32Array.from(twins), crown }
}

function verticesByPlace(mesh: ClothMesh, half: 'left' | 'right'): Map<string, number> {
  const found = new Map<string, number>()
  mesh.piece.forEach((piece, vertex) => {
    const { wrap } = mesh.pieces[piece]!
    if (wrap.kind === 'hood' && wrap.half === half)
      found.set(placeKey(mesh.u[vertex]!, mesh.v[vertex]!), vertex)
  })
  return found
}

function placeKey(u: number, v: number): string {
  return `${Math.round(u * 1e4)} ${Math.round(v * 1e4)}`
}

/**
 * Draws the halves towards being each other's mirror image by a share of what they differ; their
 * common seam is its own twin and goes to the middle. Free to move, a hood buckles to one side.
 */
export function evenOut(hold: HoodHold, share: number): (position: Float64Array) => void {
  return position => {
    const { twins } = hold
    for (let i = 0; i < twins.length; i += 2) {
      const a = twins[i]! * 3
      const b = twins[i + 1]! * 3
      const x = (share * (position[a]! + position[b]!)) / 2
      const y = (share * (position[a + 1]! - position[b + 1]!)) / 2
      const z = (share * (position[a + 2]! - position[b + 2]!)) / 2
      position[a]! -= x
      position[b]! -= a === b ? 0 : x
      position[a + 1]! -= y
      position[b + 1]! += y
      position[a + 2]! -= z
      position[b + 2]! += z
    }
  }
}
