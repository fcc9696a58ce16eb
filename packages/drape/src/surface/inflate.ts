import type { Cut } from '@teamloom/pattern/pattern.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { puffOf } from '../relief/quilting.ts'
import { normalsOf } from './normals.ts'

/** Cloth that is quilted stands out between its lines; other cloth is as it was. */
export function inflate(cut: Pick<Cut, 'pieces' | 'quilting'>, mesh: ClothMesh): ClothMesh {
  const quilting = cut.quilting ?? []
  if (quilting.length === 0) return mesh
  const puffs = mesh.pieces.map(piece => {
    const quilt = quilting.find(({ on }) => on === piece.name)
    return quilt ? puffOf(piece, quilt) : null
  })
  const heights = new Float64Array(mesh.particles)
  mesh.particle.forEach((particle, vertex) => {
    const puff = puffs[mesh.piece[vertex]!]
    if (puff) heights[particle] = Math.max(heights[particle]!, puff(mesh.u[vertex]!, mesh.v[vertex]!))
  })
  const points = Int32Array.from(mesh.corner, vertex => mesh.particle[vertex]!)
  const normal = normalsOf(points, mesh.position, mesh.particles)
  const position = mesh.position.map((at, i) => at + normal[i]! * heights[Math.floor(i / 3)]!)
  return { ...mesh, position }
}
