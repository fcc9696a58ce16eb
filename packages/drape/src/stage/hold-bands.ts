import type { BodySide, Cut, Piece } from '@teamloom/pattern/pattern.ts'
import { boundsOf, getEdge } from '@teamloom/shape/panel.ts'
import { splitEdgeName } from '@teamloom/shape/seam.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { placeOnFigure } from '../cloth/place.ts'
import type { Figure, Pose } from '../figure/figure.ts'
import { dot, scale, subtract, unit, type Vec } from '../vector.ts'

/** Share of its way that a held band goes in a step. */
export const bandGrip = 0.05

/** A particle of a held band: what it is held on, and how far down that it would hang by itself. */
type Held = {
  readonly particle: number
  readonly on: BodySide | 'trunk'
  readonly hangs: number
  readonly raised: number
  /** Whether the particle is the hem of a piece that goes on above it, and not of a band. */
  readonly isHem: boolean
}
export type BandHold = readonly Held[]

/** Inches above elastic in which its small folds stand up by themselves: cloth does not sink into itself there. */
const standing = 1.2

/** By places of a piece, inches by which it is pushed up there: a band all over, else the hem that elastic is in. */
function raisedOn({ wrap, gathered, ...piece }: Piece): (v: number) => number | undefined {
  if (wrap.kind === 'band') return () => wrap.raised
  if (gathered?.raised === undefined) return () => undefined
  const { bottom } = boundsOf(getEdge(piece, gathered.edge))
  return v => (bottom - v < gathered.within + standing ? gathered.raised : undefined)
}

/** The particles of all bands and gathered hems that are pushed up. */
export function findBands(mesh: ClothMesh, cut: Cut, figure: Figure): BandHold {
  const raisedAt = mesh.pieces.map(raisedOn)
  const pose = figure.poseAt(1)
  const hanging = { ...mesh, position: new Float64Array(mesh.position.length) }
  placeOnFigure(hanging, cut, figure, pose)
  const held = new Map<number, Held>()
  mesh.particle.forEach((particle, vertex) => {
    const raised = raisedAt[mesh.piece[vertex]!]!(mesh.v[vertex]!)
    if (raised === undefined) return
    const piece = mesh.pieces[mesh.piece[vertex]!]!
    const on = holderOf(piece, cut)
    const axis = axisOf(pose, on)
    const at = particle * 3
    const place: Vec = [hanging.position[at]!, hanging.position[at + 1]!, hanging.position[at + 2]!]
    held.set(particle, {
      particle,
      on,
      hangs: dot(subtract(place, axis.from), axis.down),
      raised,
      isHem: piece.wrap.kind !== 'band',
    })
  })
  return [...held.values()]
}

/** The limb that it, or all its neighbours, are wrapped round, or else the trunk. */
function holderOf(band: Piece, cut: Cut): BodySide | 'trunk' {
  const [own] = limbOf(band)
  if (own) return own
  const holders = new Set(
    cut.seams.flatMap(({ a, b }) => {
      const names = [a, b].map(name => splitEdgeName(name).panel)
      if (!names.includes(band.name)) return []
      return cut.pieces.filter(piece => names.includes(piece.name)).flatMap(limbOf)
    }),
  )
  const [only] = holders
  return holders.size === 1 && only ? only : 'trunk'
}

function limbOf({ wrap }: Piece): (BodySide | 'trunk')[] {
  if (wrap.kind === 'arm') return [wrap.arm]
  if (wrap.kind === 'leg') return [wrap.leg]
  return wrap.kind === 'torso' ? ['trunk'] : []
}

/** Slides bands to their places by a share of the way; `pushed` is how much of their raise they have made. */
export function slideBands(
  hold: BandHold,
  pose: Pose,
  pushed: number,
  share: number,
): (position: Float64Array) => void {
  const axes = { left: axisOf(pose, 'left'), right: axisOf(pose, 'right'), trunk: axisOf(pose, 'trunk') }
  return position => {
    for (const { particle, on, hangs, raised } of hold) {
      const { from, down } = axes[on]
      const at = particle * 3
      const along =
        (position[at]! - from[0]) * down[0] +
        (position[at + 1]! - from[1]) * down[1] +
        (position[at + 2]! - from[2]) * down[2]
      const slide = share * (hangs - raised * pushed - along)
      for (let axis = 0; axis < 3; axis++) position[at + axis]! += slide * down[axis]!
    }
  }
}

/** Down the forearm or lower leg, or straight down. */
function axisOf(pose: Pose, on: BodySide | 'trunk'): { from: Vec; down: Vec } {
  if (on === 'trunk') return { from: [0, 0, 0], down: scale([0, 1, 0], -1) }
  const [, middle, end] = pose.joints[on]
  return { from: middle, down: unit(subtract(end, middle)) }
}
