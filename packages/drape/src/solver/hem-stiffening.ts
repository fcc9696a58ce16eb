import type { Cut } from '@teamloom/pattern/pattern.ts'
import { nearestOn } from '@teamloom/shape/curve.ts'
import { findEdge, splitEdgeName } from '@teamloom/shape/seam.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import type { Stiffening } from './bending.ts'

/** Doubled, and a row of stitches. */
const hemFactor = 3

/** Cloth that is turned under for a hem is stiffer up to its stitches. */
export function hemStiffening(mesh: ClothMesh, cut: Cut): Stiffening {
  const factor = new Float32Array(mesh.piece.length).fill(1)
  for (const row of cut.stitching) {
    if (row.holds !== 'hem') continue
    const piece = mesh.pieces.findIndex(one => one.name === splitEdgeName(row.edge).panel)
    const edge = findEdge(mesh.pieces, row.edge)
    for (let vertex = 0; vertex < factor.length; vertex++)
      if (
        mesh.piece[vertex] === piece &&
        nearestOn(edge, [mesh.u[vertex]!, mesh.v[vertex]!]).distance < row.inset
      )
        factor[vertex] = hemFactor
  }
  return vertex => factor[vertex]!
}
