import { must } from '@teamloom/kit/assert.ts'
import type { Vec } from '../vector.ts'
import type { ClothMesh } from './cloth-mesh.ts'

/** A place within a triangle: three vertices and their shares. */
export type Spot = {
  readonly vertices: readonly [number, number, number]
  readonly shares: readonly [number, number, number]
}

/** Finds places of pieces in a mesh. */
export type PieceMap = {
  readonly mesh: ClothMesh
  readonly cells: readonly ReadonlyMap<number, readonly number[]>[]
}

/** Inches; a few triangles wide. */
const cell = 1

function cellKey(column: number, row: number): number {
  return (column + 500) * 2000 + row + 500
}

export function mapPieces(mesh: ClothMesh): PieceMap {
  const cells = mesh.pieces.map(() => new Map<number, number[]>())
  for (let t = 0; t < mesh.triangles; t++) {
    const corners = [mesh.corner[t * 3]!, mesh.corner[t * 3 + 1]!, mesh.corner[t * 3 + 2]!]
    const us = corners.map(vertex => mesh.u[vertex]!)
    const vs = corners.map(vertex => mesh.v[vertex]!)
    const map = cells[mesh.piece[corners[0]!]!]!
    for (let i = Math.floor(Math.min(...us) / cell); i <= Math.floor(Math.max(...us) / cell); i++)
      for (let j = Math.floor(Math.min(...vs) / cell); j <= Math.floor(Math.max(...vs) / cell); j++) {
        const key = cellKey(i, j)
        const list = map.get(key)
        if (list) list.push(t)
        else map.set(key, [t])
      }
  }
  return { mesh, cells }
}

/** The triangle of a piece that holds (u, v), or the nearest to it: shares may then leave 0 to 1. */
export function findSpot(map: PieceMap, piece: number, u: number, v: number): Spot {
  const { mesh } = map
  let best: { fit: number; spot: Spot } | null = null
  for (let ring = 0; ring < 6 && (!best || ring < 2); ring++) {
    for (const t of trianglesNear(map, piece, u, v, ring)) {
      const a = mesh.corner[t * 3]!
      const b = mesh.corner[t * 3 + 1]!
      const c = mesh.corner[t * 3 + 2]!
      const du = mesh.u[a]! - mesh.u[c]!
      const dv = mesh.v[a]! - mesh.v[c]!
      const eu = mesh.u[b]! - mesh.u[c]!
      const ev = mesh.v[b]! - mesh.v[c]!
      const whole = du * ev - eu * dv
      const first = ((u - mesh.u[c]!) * ev - eu * (v - mesh.v[c]!)) / whole
      const second = (du * (v - mesh.v[c]!) - (u - mesh.u[c]!) * dv) / whole
      const fit = Math.min(first, second, 1 - first - second)
      if (!best || fit > best.fit)
        best = { fit, spot: { vertices: [a, b, c], shares: [first, second, 1 - first - second] } }
      if (fit >= -1e-9) return best.spot
    }
  }
  return must(best, `place ${u}, ${v} on ${mesh.pieces[piece]?.name}`).spot
}

function* trianglesNear(map: PieceMap, piece: number, u: number, v: number, ring: number): Iterable<number> {
  const column = Math.floor(u / cell)
  const row = Math.floor(v / cell)
  const cells = must(map.cells[piece], 'piece')
  for (let i = column - ring; i <= column + ring; i++)
    for (let j = row - ring; j <= row + ring; j++)
      if (Math.max(Math.abs(i - column), Math.abs(j - row)) === ring) yield* cells.get(cellKey(i, j)) ?? []
}

/** Where a spot lies in the room. */
export function spotPosition(mesh: ClothMesh, spot: Spot): Vec {
  const sum: [number, number, number] = [0, 0, 0]
  spot.vertices.forEach((vertex, k) => {
    const at = mesh.particle[vertex]! * 3
    for (let axis = 0; axis < 3; axis++) sum[axis]! += spot.shares[k]! * mesh.position[at + axis]!
  })
  return sum
}
