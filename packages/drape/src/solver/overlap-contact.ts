import type { Piece } from '@teamloom/pattern/pattern.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { isInLap, lapOf } from '../cloth/lap.ts'
import type { Neighbours } from '../cloth/topology.ts'
import { normalsOf } from '../surface/normals.ts'

/** Cloth that lies on other cloth and never under it: pairs know which of them is outside. */
export type OverlapContact = {
  readonly mesh: ClothMesh
  readonly points: Int32Array
  readonly upper: Int32Array
  readonly lower: Int32Array
  readonly neighbours: Neighbours
  readonly gap: number
  /** Upper and lower particle of each pair, and the lower one's outward direction. */
  pairs: Int32Array
  directions: Float64Array
}

/** Inches within which an upper particle looks for cloth below it. */
const reach = 1.1

/** Whether a place of a piece belongs to the upper or to the lower cloth. */
export type Overlap = (piece: Piece, point: Point) => 'upper' | 'lower' | undefined

/** A hood on the body. */
export const hoodOnBody: Overlap = ({ wrap: { kind } }) =>
  kind === 'hood' ? 'upper' : kind === 'torso' || kind === 'arm' ? 'lower' : undefined

/** One half of a crossover hood on the other. */
export const lapOnLap: Overlap = (piece, point) =>
  isInLap(piece, point) ? (lapOf(piece) === 'over' ? 'upper' : 'lower') : undefined

export function makeOverlapContact(
  mesh: ClothMesh,
  neighbours: Neighbours,
  gap: number,
  overlap: Overlap,
): OverlapContact | null {
  const upper = new Uint8Array(mesh.particles)
  const lower = new Uint8Array(mesh.particles)
  mesh.particle.forEach((particle, vertex) => {
    const lies = overlap(mesh.pieces[mesh.piece[vertex]!]!, [mesh.u[vertex]!, mesh.v[vertex]!])
    if (lies === 'upper') upper[particle] = 1
    if (lies === 'lower') lower[particle] = 1
  })
  if (!upper.includes(1)) return null
  const near = nearSeam(upper, lower, neighbours)
  const particles = Int32Array.from({ length: mesh.particles }, (_, i) => i)
  return {
    mesh,
    points: Int32Array.from(mesh.corner, vertex => mesh.particle[vertex]!),
    upper: particles.filter(i => upper[i] && !lower[i] && !near[i]),
    lower: particles.filter(i => lower[i] && !upper[i]),
    neighbours,
    gap,
    pairs: new Int32Array(0),
    directions: new Float64Array(0),
  }
}

/** Particles next to those that both cloths share. */
function nearSeam(upper: Uint8Array, lower: Uint8Array, { first, list }: Neighbours): Uint8Array {
  const near = new Uint8Array(upper.length)
  upper.forEach((isUpper, i) => {
    if (isUpper && lower[i]) for (let k = first[i]!; k < first[i + 1]!; k++) near[list[k]!] = 1
  })
  return near
}

export function listOverlapPairs(contact: OverlapContact, x: Float64Array): void {
  const { mesh, points, upper, lower } = contact
  const normal = normalsOf(points, x, mesh.particles)
  const cells = new Map<number, number[]>()
  const keyOf = (i: number, j: number, k: number) => ((i + 64) * 128 + j + 64) * 128 + k + 64
  for (const i of lower) {
    const key = keyOf(...cellOf(x, i))
    const list = cells.get(key)
    if (list) list.push(i)
    else cells.set(key, [i])
  }
  const pairs: number[] = []
  const directions: number[] = []
  for (const i of upper) {
    const [ci, cj, ck] = cellOf(x, i)
    let best = -1
    let nearest = reach * reach
    for (let di = -1; di <= 1; di++)
      for (let dj = -1; dj <= 1; dj++)
        for (let dk = -1; dk <= 1; dk++)
          for (const j of cells.get(keyOf(ci + di, cj + dj, ck + dk)) ?? []) {
            const square =
              (x[i * 3]! - x[j * 3]!) ** 2 +
              (x[i * 3 + 1]! - x[j * 3 + 1]!) ** 2 +
              (x[i * 3 + 2]! - x[j * 3 + 2]!) ** 2
            if (square >= nearest) continue
            nearest = square
            best = j
          }
    if (best < 0) continue
    pairs.push(i, best)
    directions.push(normal[best * 3]!, normal[best * 3 + 1]!, normal[best * 3 + 2]!)
  }
  contact.pairs = Int32Array.from(pairs)
  contact.directions = Float64Array.from(directions)
}

function cellOf(x: Float64Array, i: number): [number, number, number] {
  return [Math.floor(x[i * 3]! / reach), Math.floor(x[i * 3 + 1]! / reach), Math.floor(x[i * 3 + 2]! / reach)]
}

export function solveOverlapContact(
  contact: OverlapContact,
  x: Float64Array,
  inverseMass: Float64Array,
): void {
  const { pairs, directions, gap } = contact
  for (let pair = 0; pair < pairs.length / 2; pair++) {
    const a = pairs[2 * pair]! * 3
    const b = pairs[2 * pair + 1]! * 3
    const [nx, ny, nz] = [directions[pair * 3]!, directions[pair * 3 + 1]!, directions[pair * 3 + 2]!]
    const apart = (x[a]! - x[b]!) * nx + (x[a + 1]! - x[b + 1]!) * ny + (x[a + 2]! - x[b + 2]!) * nz
    if (apart >= gap) continue
    const wa = inverseMass[a / 3]!
    const wb = inverseMass[b / 3]!
    if (wa + wb === 0) continue
    const step = Math.min(0.2, gap - apart) / (wa + wb)
    x[a]! += nx * step * wa
    x[a + 1]! += ny * step * wa
    x[a + 2]! += nz * step * wa
    x[b]! -= nx * step * wb
    x[b + 1]! -= ny * step * wb
    x[b + 2]! -= nz * step * wb
  }
}
