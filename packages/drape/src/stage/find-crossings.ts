import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { linksOf } from '../cloth/topology.ts'
import { growRayTree, isBlocked } from '../light/ray-tree.ts'

/** Triangle sides that pass through other cloth, by the particles at their ends. */
export function findCrossings(mesh: ClothMesh): { a: number; b: number }[] {
  const points = Int32Array.from(mesh.corner, vertex => mesh.particle[vertex]!)
  const { position } = mesh
  const tree = growRayTree(position, points)
  return linksOf(mesh).flatMap(({ a, b }) => {
    const [ax, ay, az] = [position[a * 3]!, position[a * 3 + 1]!, position[a * 3 + 2]!]
    const dx = position[b * 3]! - ax
    const dy = position[b * 3 + 1]! - ay
    const dz = position[b * 3 + 2]! - az
    const touches = (t: number) => {
      for (let k = 0; k < 3; k++) if (points[t * 3 + k] === a || points[t * 3 + k] === b) return true
      return false
    }
    return isBlocked(tree, ax, ay, az, dx, dy, dz, 1, touches) ? [{ a, b }] : []
  })
}
