import type { FabricName } from '@teamloom/layers/fabric.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { noise } from '../noise.ts'
import { normalsOf } from './normals.ts'

/** Inches: of a surface's swells, and how far they stand out or lie back. */
type Roughness = { readonly swell: number; readonly height: number }

const yarn: Roughness = { swell: 0.7, height: 0.03 }
/** A pile's clumps; thick yarn is never knitted evenly. */
const rough: Partial<Record<FabricName, Roughness>> = {
  polar: { swell: 0.24, height: 0.014 },
  knit: yarn,
  ribKnit: yarn,
  chunkyKnit: yarn,
  waffle: yarn,
}

/** Gives some fabrics an uneven surface, so that their outlines are not cut with a knife. */
export function roughen(mesh: ClothMesh, fabricOf: (piece: number) => FabricName): void {
  const points = Int32Array.from(mesh.corner, vertex => mesh.particle[vertex]!)
  const normal = normalsOf(points, mesh.position, mesh.particles)
  /** Null where one of the pieces that meet is smooth. */
  const roughness = new Map<number, Roughness | null>()
  mesh.particle.forEach((particle, vertex) => {
    if (roughness.get(particle) === null) return
    roughness.set(particle, rough[fabricOf(mesh.piece[vertex]!)] ?? null)
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
