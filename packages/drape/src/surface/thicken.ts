import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { normalsOf } from './normals.ts'
import type { Sheet, Surface } from './surface.ts'

/** Cloth's two faces in the interior: so thin that tight folds do not poke through themselves. */
const innerGap = 0.02
/** Triangle rings from an open edge over which cloth swells to its full thickness. */
const swell = { from: 5, to: 1 }
/** Where the rim's points stand on the half circle from the outer face to the inner one. */
const rimTurns = [Math.PI / 4, Math.PI / 2, (3 * Math.PI) / 4] as const

type Thickness = (piece: number) => number
/** Sheets of each piece: outside, inside. */
type SheetsOf = (piece: number) => { readonly outside: number; readonly inside: number }

/** Gives cloth an inner face, and a round rim where it ends. */
export function thicken(
  mesh: ClothMesh,
  sheets: readonly Sheet[],
  sheetsOf: SheetsOf,
  thicknessOf: Thickness,
): Surface {
  const points = Int32Array.from(mesh.corner, vertex => mesh.particle[vertex]!)
  const normal = normalsOf(points, mesh.position, mesh.particles)
  const borders = findBorders(points, mesh.particles)
  const thick = thicknesses(mesh, points, borders, thicknessOf)
  const rim = new Map<number, number>()
  for (const { a, b } of borders)
    for (const end of [a, b]) if (!rim.has(end)) rim.set(end, 2 * mesh.particles + rimTurns.length * rim.size)
  const total = 2 * mesh.particles + rimTurns.length * rim.size
  const position = new Float32Array(total * 3)
  const normals = new Float32Array(total * 3)
  for (let i = 0; i < mesh.particles * 3; i++) {
    const inner = mesh.particles * 3 + i
    position[i] = mesh.position[i]!
    normals[i] = normal[i]!
    position[inner] = mesh.position[i]! - normal[i]! * thick[Math.floor(i / 3)]!
    normals[inner] = -normal[i]!
  }
  placeRim(mesh, borders, normal, thick, rim, position, normals)
  const point: number[] = []
  const place: number[] = []
  const sheet: number[] = []
  for (let t = 0; t < mesh.triangles; t++) {
    const [a, b, c] = [points[t * 3]!, points[t * 3 + 1]!, points[t * 3 + 2]!]
    const [i, j, k] = [mesh.corner[t * 3]!, mesh.corner[t * 3 + 1]!, mesh.corner[t * 3 + 2]!]
    const faces = sheetsOf(mesh.piece[i]!)
    point.push(a, b, c, mesh.particles + a, mesh.particles + c, mesh.particles + b)
    place.push(i, j, k, i, k, j)
    sheet.push(faces.outside, faces.inside)
  }
  const [us, vs] = [Array.from(mesh.u), Array.from(mesh.v)]
  /** Round the rim the cloth goes on as it came: its places run back from the edge. */
  const placeBehind = (
    vertex: number,
    inward: readonly [number, number],
    thickness: number,
    turn: number,
  ) => {
    const back = (thickness / 2) * turn
    us.push(mesh.u[vertex]! + inward[0] * back)
    vs.push(mesh.v[vertex]! + inward[1] * back)
    return us.length - 1
  }
  for (const { a, b, cornerA, cornerB } of borders) {
    const [from, to] = [mesh.corner[cornerA]!, mesh.corner[cornerB]!]
    const { outside } = sheetsOf(mesh.piece[from]!)
    const [du, dv] = [mesh.u[to]! - mesh.u[from]!, mesh.v[to]! - mesh.v[from]!]
    const run = Math.hypot(du, dv) || 1
    // Triangles run counter-clockwise as seen from outside, where v points down: the cloth lies on the left.
    const inward = [dv / run, -du / run] as const
    let [lastA, lastB, lastFrom, lastTo] = [a, b, from, to]
    for (let turn = 0; turn <= rimTurns.length; turn++) {
      const isLast = turn === rimTurns.length
      const nextA = isLast ? mesh.particles + a : rim.get(a)! + turn
      const nextB = isLast ? mesh.particles + b : rim.get(b)! + turn
      const angle = isLast ? Math.PI : rimTurns[turn]!
      const nextFrom = placeBehind(from, inward, thick[a]!, angle)
      const nextTo = placeBehind(to, inward, thick[b]!, angle)
      point.push(lastB, lastA, nextA, lastB, nextA, nextB)
      place.push(lastTo, lastFrom, nextFrom, lastTo, nextFrom, nextTo)
      sheet.push(outside, outside)
      ;[lastA, lastB, lastFrom, lastTo] = [nextA, nextB, nextFrom, nextTo]
    }
  }
  return {
    sheets,
    position,
    normal: normals,
    u: Float32Array.from(us),
    v: Float32Array.from(vs),
    point: Int32Array.from(point),
    place: Int32Array.from(place),
    sheet: Uint16Array.from(sheet),
  }
}

/** A side of one triangle only: its points, and where they stand in the triangles' corners. */
type Border = { readonly a: number; readonly b: number; readonly cornerA: number; readonly cornerB: number }

function findBorders(points: Int32Array, count: number): Border[] {
  const open = new Map<number, { a: number; b: number; at: number } | null>()
  for (let t = 0; t < points.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const a = points[t + k]!
      const b = points[t + ((k + 1) % 3)]!
      const key = Math.min(a, b) * count + Math.max(a, b)
      open.set(key, open.has(key) ? null : { a, b, at: t + k })
    }
  return [...open.values()].flatMap(side =>
    side ? [{ a: side.a, b: side.b, cornerA: side.at, cornerB: nextCorner(side.at) }] : [],
  )
}

function nextCorner(at: number): number {
  return at % 3 === 2 ? at - 2 : at + 1
}

function thicknesses(
  mesh: ClothMesh,
  points: Int32Array,
  borders: readonly Border[],
  thicknessOf: Thickness,
): Float32Array {
  const full = new Float32Array(mesh.particles)
  mesh.particle.forEach((particle, vertex) => {
    full[particle] = Math.max(full[particle]!, thicknessOf(mesh.piece[vertex]!))
  })
  const rings = new Uint8Array(mesh.particles).fill(99)
  for (const { a, b } of borders) rings[a] = rings[b] = 0
  for (let ring = 0; ring < swell.from; ring++)
    for (let t = 0; t < points.length; t += 3) {
      const corners = [points[t]!, points[t + 1]!, points[t + 2]!]
      const nearest = Math.min(...corners.map(point => rings[point]!))
      if (nearest === ring) for (const point of corners) rings[point] = Math.min(rings[point]!, ring + 1)
    }
  return full.map((thickness, i) => {
    const thin = Math.min(thickness, innerGap)
    const share = Math.max(0, Math.min(1, (swell.from - rings[i]!) / (swell.from - swell.to)))
    return thin + (thickness - thin) * share
  })
}

/** The rim goes round from face to face, a little beyond the edge. */
function placeRim(
  mesh: ClothMesh,
  borders: readonly Border[],
  normal: Float32Array,
  thick: Float32Array,
  rim: ReadonlyMap<number, number>,
  position: Float32Array,
  normals: Float32Array,
): void {
  const outward = new Map<number, [number, number, number]>()
  for (const { a, b } of borders) {
    const dx = mesh.position[b * 3]! - mesh.position[a * 3]!
    const dy = mesh.position[b * 3 + 1]! - mesh.position[a * 3 + 1]!
    const dz = mesh.position[b * 3 + 2]! - mesh.position[a * 3 + 2]!
    for (const end of [a, b]) {
      const [nx, ny, nz] = [normal[end * 3]!, normal[end * 3 + 1]!, normal[end * 3 + 2]!]
      const sum = outward.get(end) ?? [0, 0, 0]
      sum[0] += dy * nz - dz * ny
      sum[1] += dz * nx - dx * nz
      sum[2] += dx * ny - dy * nx
      outward.set(end, sum)
    }
  }
  for (const [end, sum] of outward) {
    const length = Math.hypot(...sum) || 1
    const half = thick[end]! / 2
    rimTurns.forEach((turn, k) => {
      const to = (rim.get(end)! + k) * 3
      for (let axis = 0; axis < 3; axis++) {
        const own = normal[end * 3 + axis]!
        const out = sum[axis]! / length
        position[to + axis] =
          mesh.position[end * 3 + axis]! +
          own * half * (Math.cos(turn) - 1) +
          out * half * 1.1 * Math.sin(turn)
        normals[to + axis] = own * Math.cos(turn) + out * Math.sin(turn)
      }
    })
  }
}
