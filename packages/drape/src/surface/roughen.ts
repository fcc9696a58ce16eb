import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { fabricShapes, type Roughness } from '../fabric-shapes.ts'
import { noise } from '../noise.ts'
import { normalsOf } from './normals.ts'

/** Gives some fabrics an uneven surface, so that their outlines are not cut with a knife. */
export function roughen(mesh: ClothMesh, fabricOf: (piece: number) => FabricName): void {
  const points = Int32Array.from(mesh.corner, vertex => mesh.particle[vertex]!)
  const normal = normalsOf(points, mesh.position, mesh.particles)
  /** Null where one of the pieces that meet is smooth. */
  const roughness = new Map<number, Roughness | null>()
  mesh.particle.forEach((particle, vertex) => {
    if (roughness.get(particle) === null) return
    roughness.set(particle, fabricShapes[fabricOf(mesh.piece[vertex]!)].roughness)
  })
  for (const [particle, own] of roughness) {
    if (!own) continue
    const { swell, height } = own
    const at = particle * 3
    const [x, y, z] = [mesh.position[at]!, mesh.position[at + 1]!, mesh.position[at + 2]!]
    const out =
      height * (noise((x + 0.6 * z) / swell, (y + 0.3 * x) / swell) + noise(z / swell + 40, y / swell))
    for (let axis = 0; axis < 3; axis++) mesh.position[at + axis]! += out * normal[at + axis]!
  }
}
