import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { noise } from '../noise.ts'
import { normalsOf } from './normals.ts'

/** Inches: of the pile's clumps, and how far they stand out or lie back. */
const clump = 0.24
const height = 0.014

/** Pieces with a pile get an uneven surface, so that their outlines are not cut with a knife. */
export function roughen(mesh: ClothMesh, hasPile: (piece: number) => boolean): void {
  const points = Int32Array.from(mesh.corner, vertex => mesh.particle[vertex]!)
  const normal = normalsOf(points, mesh.position, mesh.particles)
  const isRough = new Uint8Array(mesh.particles).fill(1)
  mesh.particle.forEach((particle, vertex) => {
    if (!hasPile(mesh.piece[vertex]!)) isRough[particle] = 0
  })
  for (let i = 0; i < mesh.particles; i++) {
    if (!isRough[i]) continue
    const at = i * 3
    const [x, y, z] = [mesh.position[at]!, mesh.position[at + 1]!, mesh.position[at + 2]!]
    const out =
      height * (noise((x + 0.6 * z) / clump, (y + 0.3 * x) / clump) + noise(z / clump + 40, y / clump))
    for (let axis = 0; axis < 3; axis++) mesh.position[at + axis]! += out * normal[at + axis]!
  }
}
