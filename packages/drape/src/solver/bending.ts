import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import type { Link } from '../cloth/topology.ts'
import { hands } from './hands.ts'

/** Neighbouring triangles want to lie flat: Bergou's quadratic stencil over each inner side. */
export type Bending = {
  /** Per hinge: the side's two ends and the two opposite corners. */
  readonly corners: Int32Array
  readonly weights: Float64Array
  readonly give: Float64Array
}

/** How much stiffer cloth is where it lies folded under, and where a seam runs. */
export type Stiffening = (vertex: number) => number
const seamStiffening = 1.6

export function makeBending(
  mesh: ClothMesh,
  links: readonly Link[],
  stiffening: Stiffening,
  seamless: Uint8Array,
): Bending {
  const hinges = links.filter(link => link.wings.length === 2)
  const bending = {
    corners: new Int32Array(hinges.length * 4),
    weights: new Float64Array(hinges.length * 4),
    give: new Float64Array(hinges.length),
  }
  hinges.forEach(({ a, b, wings }, i) => {
    const [first, second] = wings.map(wing => wingShape(mesh, wing.at))
    const isSeam = mesh.piece[wings[0]!.at[0]] !== mesh.piece[wings[1]!.at[0]]
    const seam = isSeam && !(seamless[a] && seamless[b]) ? seamStiffening : 1
    const opposite = wings.map(wing => mesh.particle[wing.at[2]]!)
    bending.corners.set([a, b, opposite[0]!, opposite[1]!], i * 4)
    bending.weights.set(
      [
        first!.cotB + second!.cotB,
        first!.cotA + second!.cotA,
        -first!.cotA - first!.cotB,
        -second!.cotA - second!.cotB,
      ],
      i * 4,
    )
    const stiffness =
      wings.reduce((sum, wing) => {
        const vertex = wing.at[0]
        return sum + hands[mesh.pieces[mesh.piece[vertex]!]!.hand].bending * stiffening(wing.at[2]) * seam
      }, 0) / 2
    bending.give[i] = (first!.area + second!.area) / (3 * stiffness)
  })
  return bending
}

/** Cotangents of a triangle's angles at a and at b, and its area, on the flat panel. */
function wingShape(mesh: ClothMesh, [a, b, o]: readonly [number, number, number]) {
  const angle = (at: number, one: number, other: number): number => {
    const u1 = mesh.u[one]! - mesh.u[at]!
    const v1 = mesh.v[one]! - mesh.v[at]!
    const u2 = mesh.u[other]! - mesh.u[at]!
    const v2 = mesh.v[other]! - mesh.v[at]!
    return (u1 * u2 + v1 * v2) / Math.max(1e-4, Math.abs(u1 * v2 - u2 * v1))
  }
  const area =
    Math.abs(
      (mesh.u[b]! - mesh.u[a]!) * (mesh.v[o]! - mesh.v[a]!) -
        (mesh.v[b]! - mesh.v[a]!) * (mesh.u[o]! - mesh.u[a]!),
    ) / 2
  return { cotA: angle(a, b, o), cotB: angle(b, a, o), area }
}

export function solveBending(bending: Bending, x: Float64Array, inverseMass: Float64Array, dt: number): void {
  const { corners, weights, give } = bending
  const perStep = 1 / (dt * dt)
  for (let i = 0; i < give.length; i++) {
    const q = i * 4
    const i0 = corners[q]!
    const i1 = corners[q + 1]!
    const i2 = corners[q + 2]!
    const i3 = corners[q + 3]!
    const k0 = weights[q]!
    const k1 = weights[q + 1]!
    const k2 = weights[q + 2]!
    const k3 = weights[q + 3]!
    const a = i0 * 3
    const b = i1 * 3
    const c = i2 * 3
    const d = i3 * 3
    const vx = k0 * x[a]! + k1 * x[b]! + k2 * x[c]! + k3 * x[d]!
    const vy = k0 * x[a + 1]! + k1 * x[b + 1]! + k2 * x[c + 1]! + k3 * x[d + 1]!
    const vz = k0 * x[a + 2]! + k1 * x[b + 2]! + k2 * x[c + 2]! + k3 * x[d + 2]!
    const w0 = inverseMass[i0]! * k0
    const w1 = inverseMass[i1]! * k1
    const w2 = inverseMass[i2]! * k2
    const w3 = inverseMass[i3]! * k3
    const step = -1 / (k0 * w0 + k1 * w1 + k2 * w2 + k3 * w3 + give[i]! * perStep)
    const s0 = step * w0
    const s1 = step * w1
    const s2 = step * w2
    const s3 = step * w3
    x[a]! += s0 * vx
    x[a + 1]! += s0 * vy
    x[a + 2]! += s0 * vz
    x[b]! += s1 * vx
    x[b + 1]! += s1 * vy
    x[b + 2]! += s1 * vz
    x[c]! += s2 * vx
    x[c + 1]! += s2 * vy
    x[c + 2]! += s2 * vz
    x[d]! += s3 * vx
    x[d + 1]! += s3 * vy
    x[d + 2]! += s3 * vz
  }
}
