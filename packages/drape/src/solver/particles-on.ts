import { nearestOn } from '@teamloom/shape/curve.ts'
import { type EdgeName, findEdge, splitEdgeName } from '@teamloom/shape/seam.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'

/** Marks the particles that lie on the named edges. */
export function particlesOn(mesh: ClothMesh, edges: readonly EdgeName[]): Uint8Array {
  const marked = new Uint8Array(mesh.particles)
  for (const name of edges) {
    const piece = mesh.pieces.findIndex(one => one.name === splitEdgeName(name).panel)
    const curve = findEdge(mesh.pieces, name)
    mesh.particle.forEach((particle, vertex) => {
      if (mesh.piece[vertex] !== piece) return
      if (nearestOn(curve, [mesh.u[vertex]!, mesh.v[vertex]!]).distance < 1e-6) marked[particle] = 1
    })
  }
  return marked
}
