import type { ClothMesh } from './cloth-mesh.ts'
import { findSpot, mapPieces, spotPosition } from './piece-map.ts'

/** Lays a mesh where another mesh of the same pieces lies. */
export function carryPositions(from: ClothMesh, to: ClothMesh): void {
  const map = mapPieces(from)
  const counts = new Uint16Array(to.particles)
  to.position.fill(0)
  to.particle.forEach((particle, vertex) => {
    const spot = findSpot(map, to.piece[vertex]!, to.u[vertex]!, to.v[vertex]!)
    const [x, y, z] = spotPosition(from, spot)
    to.position[particle * 3]! += x
    to.position[particle * 3 + 1]! += y
    to.position[particle * 3 + 2]! += z
    counts[particle]!++
  })
  for (let i = 0; i < to.position.length; i++) to.position[i]! /= counts[Math.floor(i / 3)]!
}
