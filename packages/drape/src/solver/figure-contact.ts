import type { BodySide, Cut, Piece } from '@teamloom/pattern/pattern.ts'
import { splitEdgeName } from '@teamloom/shape/seam.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { type Hit, readGrid } from '../figure/distance-grid.ts'
import { readEllipsoids } from '../figure/ellipsoid.ts'
import type { Figure, Pose } from '../figure/figure.ts'
import { readLimb } from '../figure/limb.ts'
import { hands } from './hands.ts'

/** Which parts of the figure a particle meets. */
export const meetsTrunk = 1
export const meetsLeft = 2
export const meetsRight = 4
export const meetsHoodDown = 8
export const meetsHoodUp = 16

export type FigureContact = {
  readonly meets: Uint8Array
  readonly friction: Float64Array
  /** Distance from the figure at which each particle is stopped. */
  readonly gap: Float64Array
}

/** A hood lies on the cloth that lies on the figure. */
const hoodLift = 0.3

/**
 * Pieces round a limb meet that limb and the trunk; a particle on the seam of two pieces meets only
 * what both of them meet, or sleeves would be pushed off the body at the armhole.
 */
export function makeFigureContact(mesh: ClothMesh, cut: Cut, gap: number): FigureContact {
  const meets = new Uint8Array(mesh.particles).fill(255)
  const gaps = new Float64Array(mesh.particles).fill(Infinity)
  const friction = new Float64Array(mesh.particles)
  const masks = mesh.pieces.map(piece => meetsOf(piece, cut))
  mesh.particle.forEach((particle, vertex) => {
    const piece = mesh.pieces[mesh.piece[vertex]!]!
    meets[particle]! &= masks[mesh.piece[vertex]!]!
    const lift = piece.wrap.kind === 'hood' ? hoodLift : hands[piece.hand].lift
    gaps[particle] = Math.min(gaps[particle]!, gap + lift)
    friction[particle] = Math.max(friction[particle]!, hands[piece.hand].friction)
  })
  return { meets: meets.map(mask => mask || meetsTrunk), gap: gaps, friction }
}

function meetsOf(piece: Piece, cut: Cut): number {
  const { wrap } = piece
  switch (wrap.kind) {
    case 'arm':
      return meetsTrunk | meetsSide(wrap.arm)
    case 'leg':
      return meetsTrunk | meetsSide(wrap.leg)
    case 'band':
      return neighboursOf(piece, cut).reduce((mask, neighbour) => mask | meetsOf(neighbour, cut), 0)
    case 'hood':
      return meetsTrunk | (wrap.worn === 'up' ? meetsHoodUp : meetsHoodDown)
    default:
      return meetsTrunk
  }
}

function meetsSide(side: BodySide): number {
  return side === 'left' ? meetsLeft : meetsRight
}

/** The pieces that a band is sewn to, other bands left out. */
function neighboursOf(band: Piece, cut: Cut): Piece[] {
  return cut.seams.flatMap(seam => {
    const names = [seam.a, seam.b].map(name => splitEdgeName(name).panel)
    if (!names.includes(band.name)) return []
    return cut.pieces.filter(piece => names.includes(piece.name) && piece.wrap.kind !== 'band')
  })
}

/** Cloth deeper than this in a step is let out little by little. */
const mostPush = 0.3
const hit: Hit = { distance: 0, x: 0, y: 0, z: 0 }

export function solveFigureContact(
  contact: FigureContact,
  figure: Figure,
  pose: Pose,
  x: Float64Array,
  before: Float64Array,
  inverseMass: Float64Array,
): void {
  const { meets, gap } = contact
  for (let i = 0; i < meets.length; i++) {
    if (inverseMass[i] === 0) continue
    const a = i * 3
    const reach = gap[i]!
    const mask = meets[i]!
    const friction = contact.friction[i]!
    if (mask & meetsTrunk) {
      readGrid(figure.trunk, x[a]!, x[a + 1]!, x[a + 2]!, reach, hit)
      if (hit.distance < reach) push(x, before, a, reach - hit.distance, friction)
    }
    if (mask & (meetsHoodDown | meetsHoodUp)) {
      readEllipsoids(
        figure.hoodForms[mask & meetsHoodUp ? 'up' : 'down'],
        pose.stuffed,
        x[a]!,
        x[a + 1]!,
        x[a + 2]!,
        hit,
      )
      if (hit.distance < reach) push(x, before, a, reach - hit.distance, friction)
    }
    if (mask & meetsLeft) {
      readLimb(pose.bones.left, x[a]!, x[a + 1]!, x[a + 2]!, hit)
      if (hit.distance < reach) push(x, before, a, reach - hit.distance, friction)
    }
    if (mask & meetsRight) {
      readLimb(pose.bones.right, x[a]!, x[a + 1]!, x[a + 2]!, hit)
      if (hit.distance < reach) push(x, before, a, reach - hit.distance, friction)
    }
  }
}

/** Out along the hit's direction; what the step moved along the surface is held back by friction. */
function push(x: Float64Array, before: Float64Array, a: number, depth: number, friction: number): void {
  const out = Math.min(depth, mostPush)
  x[a]! += hit.x * out
  x[a + 1]! += hit.y * out
  x[a + 2]! += hit.z * out
  let tx = x[a]! - before[a]!
  let ty = x[a + 1]! - before[a + 1]!
  let tz = x[a + 2]! - before[a + 2]!
  const along = tx * hit.x + ty * hit.y + tz * hit.z
  tx -= along * hit.x
  ty -= along * hit.y
  tz -= along * hit.z
  const share = Math.min(1, (friction * out) / (Math.sqrt(tx * tx + ty * ty + tz * tz) + 1e-12))
  x[a]! -= tx * share
  x[a + 1]! -= ty * share
  x[a + 2]! -= tz * share
}
