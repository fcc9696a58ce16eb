import { shareGathered } from '@teamloom/pattern/gathers.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { shareDrawnIn } from '../cloth/drawn-in.ts'
import type { Link } from '../cloth/topology.ts'
import { noise } from '../noise.ts'
import { hands } from './hands.ts'

/** Every triangle side keeps its length. */
export type StretchLinks = {
  /** Two particles per side. */
  readonly ends: Int32Array
  readonly rest: Float64Array
  /** Compliance: inches of give per unit of pull. */
  readonly give: Float64Array
}

/** Inches beside a gathered hem in which the elastic's pull ends. */
const gatherEdge = 0.12

/** Sides between two `seamless` particles are not drawn in. */
export function makeStretch(mesh: ClothMesh, links: readonly Link[], seamless: Uint8Array): StretchLinks {
  const stretch = {
    ends: Int32Array.from(links.flatMap(({ a, b }) => [a, b])),
    rest: new Float64Array(links.length),
    give: new Float64Array(links.length),
  }
  const drawnIn = mesh.pieces.map(shareDrawnIn)
  const gathered = mesh.pieces.map(piece => shareGathered(piece, gatherEdge))
  links.forEach((link, i) => {
    let rest = 0
    let give = 0
    for (const { at } of link.wings) {
      const [a, b] = at
      const piece = mesh.piece[a]!
      const { across, down } = gathered[piece]!
      const [u, v] = [(mesh.u[a]! + mesh.u[b]!) / 2, (mesh.v[a]! + mesh.v[b]!) / 2]
      const du = (mesh.u[b]! - mesh.u[a]!) * drawnIn[piece]!(v) * across(v)
      const dv = (mesh.v[b]! - mesh.v[a]!) * down(u)
      const hand = hands[mesh.pieces[piece]!.hand]
      const square = du * du + dv * dv
      const level = (du * du) / square
      rest += Math.sqrt(square) * (1 + hand.unevenness * unevenAt(mesh, a))
      give += hand.giveDown + (hand.giveAcross - hand.giveDown) * level * level
    }
    stretch.rest[i] = (rest / link.wings.length) * (1 - puckerOf(mesh, link, seamless))
    stretch.give[i] = give / link.wings.length
  })
  return stretch
}

/** Wide and narrow swells in the cloth; each piece has its own. */
function unevenAt(mesh: ClothMesh, vertex: number): number {
  const u = mesh.u[vertex]! + mesh.piece[vertex]! * 71.3
  const v = mesh.v[vertex]!
  return noise(u * 0.2, v * 0.15 + 3.1) + 0.7 * noise(u * 0.31 + v * 0.28, v * 0.31 - u * 0.28 + 9.2)
}

function puckerOf(mesh: ClothMesh, link: Link, seamless: Uint8Array): number {
  const [first, second] = link.wings
  if (!first || !second || mesh.piece[first.at[0]] === mesh.piece[second.at[0]]) return 0
  if (seamless[link.a] && seamless[link.b]) return 0
  const pieces = [first, second].map(wing => mesh.pieces[mesh.piece[wing.at[0]]!]!)
  return Math.min(...pieces.map(piece => hands[piece.hand].pucker))
}

export function solveStretch(
  stretch: StretchLinks,
  x: Float64Array,
  inverseMass: Float64Array,
  dt: number,
): void {
  const { ends, rest, give } = stretch
  const perStep = 1 / (dt * dt)
  for (let i = 0; i < rest.length; i++) {
    const p = ends[2 * i]!
    const q = ends[2 * i + 1]!
    const a = p * 3
    const b = q * 3
    const dx = x[a]! - x[b]!
    const dy = x[a + 1]! - x[b + 1]!
    const dz = x[a + 2]! - x[b + 2]!
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9
    const wp = inverseMass[p]!
    const wq = inverseMass[q]!
    const step = -(length - rest[i]!) / ((wp + wq + give[i]! * perStep + 1e-12) * length)
    const sp = step * wp
    const sq = step * wq
    x[a]! += dx * sp
    x[a + 1]! += dy * sp
    x[a + 2]! += dz * sp
    x[b]! -= dx * sq
    x[b + 1]! -= dy * sq
    x[b + 2]! -= dz * sq
  }
}

export type Strain = { readonly mean: number; readonly worst: number }

/** Shares by which sides are longer or shorter than they should be. */
export function measureStrain(stretch: StretchLinks, x: Float64Array): Strain {
  let sum = 0
  let worst = 0
  for (let i = 0; i < stretch.rest.length; i++) {
    const a = stretch.ends[2 * i]! * 3
    const b = stretch.ends[2 * i + 1]! * 3
    const length = Math.hypot(x[a]! - x[b]!, x[a + 1]! - x[b + 1]!, x[a + 2]! - x[b + 2]!)
    const share = Math.abs(length / stretch.rest[i]! - 1)
    sum += share
    worst = Math.max(worst, share)
  }
  return { mean: sum / stretch.rest.length, worst }
}
