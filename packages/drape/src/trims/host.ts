import { must } from '@teamloom/kit/assert.ts'
import type { Seat } from '@teamloom/pattern/trim.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { findSpot, mapPieces, type PieceMap, spotPosition } from '../cloth/piece-map.ts'
import { normalsOf } from '../surface/normals.ts'
import { add, scale, unit, type Vec } from '../vector.ts'

/** The draped cloth that trims are put on. */
export type Host = {
  readonly mesh: ClothMesh
  readonly map: PieceMap
  readonly normals: Float32Array
  /** Heights between which it lies. */
  readonly lowest: number
  readonly highest: number
}

export function makeHost(mesh: ClothMesh): Host {
  const points = Int32Array.from(mesh.corner, vertex => mesh.particle[vertex]!)
  const heights = mesh.position.filter((_, i) => i % 3 === 1)
  return {
    mesh,
    map: mapPieces(mesh),
    normals: normalsOf(points, mesh.position, mesh.particles),
    lowest: heights.reduce((low, y) => Math.min(low, y), Infinity),
    highest: heights.reduce((high, y) => Math.max(high, y), -Infinity),
  }
}

export type HostPlace = { readonly position: Vec; readonly normal: Vec }

/** A place of a piece, and the direction out of the face that is asked for. */
export function readHost(host: Host, panel: string, face: Seat['face'], u: number, v: number): HostPlace {
  const { mesh, map, normals } = host
  const piece = mesh.pieces.findIndex(one => one.name === panel)
  must(mesh.pieces[piece], `piece ${panel}`)
  const spot = findSpot(map, piece, u, v)
  let normal: Vec = [0, 0, 0]
  spot.vertices.forEach((vertex, k) => {
    const at = mesh.particle[vertex]! * 3
    normal = add(normal, scale([normals[at]!, normals[at + 1]!, normals[at + 2]!], spot.shares[k]!))
  })
  return { position: spotPosition(mesh, spot), normal: scale(unit(normal), face === 'outside' ? 1 : -1) }
}
