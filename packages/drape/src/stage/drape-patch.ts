import type { Cut } from '@teamloom/pattern/pattern.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { findSpot, mapPieces, spotPosition } from '../cloth/piece-map.ts'
import { sew } from '../cloth/sew.ts'
import { findBesideSeam } from '../cloth/sewn-edges.ts'
import { gravity, makeSolver, takeStep } from '../solver/solver.ts'
import { measureStrain } from '../solver/stretch.ts'
import { add, scale, type Vec } from '../vector.ts'
import { type Draped, drapeGarment } from './drape-garment.ts'
import type { DrapePlan } from './drape-plan.ts'
import { type Freedom, isReplaced } from './freedom.ts'
import { type BandHold, bandGrip, findBands, slideBands } from './hold-bands.ts'
import { evenOut, findHood, finestEvenness } from './hold-hood.ts'
import { findRows, levelRows, rowGrip } from './hold-rows.ts'

const steps = 1500
/** Share of the way back to the base that a half free particle goes in a step. */
const holdBack = 0.2

/** The garment in another cut, draped anew where it differs and lying as before elsewhere. */
export function drapePatch(
  base: { readonly cut: Cut; readonly mesh: ClothMesh },
  cut: Cut,
  freedom: Freedom,
  plan: DrapePlan,
): Draped {
  const level = plan.levels.at(-1)!
  const mesh = sew(cut, level.step)
  layOnBase(mesh, cut, base)
  const solver = makeSolver(mesh, cut, { ...plan, selfGap: plan.selfGap.at(-1)! })
  const free = freedomOfParticles(mesh, freedom)
  hangAnew(mesh, cut, base.cut, free, plan)
  free.forEach((share, i) => {
    if (share === 0) solver.inverseMass[i] = 0
  })
  const home = mesh.position.slice()
  const rows = levelRows(findRows(mesh, cut, plan.figure), rowGrip)
  const hood = hasAnotherHood(cut, base.cut) ? findHood(mesh) : null
  const even = hood && evenOut(hood, finestEvenness)
  const pose = plan.figure.poseAt(1)
  const hems = slideBands(findGatheredHems(mesh, cut, plan, free), pose, 1, bandGrip)
  for (let k = 0; k < steps; k++)
    takeStep(solver, {
      dt: level.dt,
      pose,
      figure: plan.figure,
      gravity: k < steps * 0.1 ? 0.2 * gravity : gravity,
      damping: k < steps * 0.15 ? 0.95 : k > steps * 0.7 ? 0.98 : 0.994,
      guide: position => {
        rows(position)
        even?.(position)
        hems(position)
        for (let i = 0; i < free.length; i++) {
          const back = holdBack * (1 - free[i]!)
          if (back === 0 || back === holdBack) continue
          for (let axis = 0; axis < 3; axis++)
            position[i * 3 + axis]! += back * (home[i * 3 + axis]! - position[i * 3 + axis]!)
        }
      },
    })
  return { mesh, strain: measureStrain(solver.stretch, mesh.position) }
}

/** Pieces that both cuts have lie where they lay; new ones go on from them. */
function layOnBase(mesh: ClothMesh, cut: Cut, base: { readonly cut: Cut; readonly mesh: ClothMesh }): void {
  const isNew = cut.pieces.map(piece => isReplaced(piece.name, base.cut, cut))
  const map = mapPieces(base.mesh)
  const locate = (name: string, [u, v]: Point): Vec =>
    spotPosition(
      base.mesh,
      findSpot(
        map,
        base.mesh.pieces.findIndex(piece => piece.name === name),
        u,
        v,
      ),
    )
  const placements = cut.pieces.map((piece, i) => {
    if (!isNew[i]) return (point: Point) => locate(piece.name, point)
    const beside = findBesideSeam(
      cut,
      piece,
      locate,
      name => !isNew[cut.pieces.findIndex(one => one.name === name)],
    )
    return (point: Point) => {
      const { position, onward, distance } = beside(point)
      return add(position, scale(onward, distance))
    }
  })
  const counts = new Uint16Array(mesh.particles)
  mesh.particle.forEach((particle, vertex) => {
    // A seam between old and new lies where the old piece has it.
    const place = placements[mesh.piece[vertex]!]!([mesh.u[vertex]!, mesh.v[vertex]!])
    for (let axis = 0; axis < 3; axis++) mesh.position[particle * 3 + axis]! += place[axis]!
    counts[particle]!++
  })
  for (let i = 0; i < mesh.position.length; i++) mesh.position[i]! /= counts[Math.floor(i / 3)]!
}

/** Hems that elastic holds, where they are free; the base's bands lie where they were pushed to. */
function findGatheredHems(mesh: ClothMesh, cut: Cut, plan: DrapePlan, free: Float64Array): BandHold {
  if (!cut.pieces.some(({ gathered }) => gathered?.raised !== undefined)) return []
  return findBands(mesh, cut, plan.figure).filter(({ particle, isHem }) => isHem && free[particle]! > 0)
}

function hasAnotherHood(cut: Cut, baseCut: Cut): boolean {
  return cut.pieces.some(({ name, wrap }) => wrap.kind === 'hood' && isReplaced(name, baseCut, cut))
}

/** Inches by which a piece must outgrow its former self for the base to have no place for it. */
const longerBy = 0.5

/**
 * Cloth that hangs further down than the base's, or another hood, is draped by itself; what is half free lies half
 * way there.
 */
function hangAnew(mesh: ClothMesh, cut: Cut, baseCut: Cut, free: Float64Array, plan: DrapePlan): void {
  const isLonger = cut.pieces.some(piece => {
    const twin = baseCut.pieces.find(one => one.name === piece.name)
    if (!twin || isReplaced(piece.name, baseCut, cut)) return false
    const [now, before] = [boundsOf(outlineOf(piece)), boundsOf(outlineOf(twin))]
    // A turn-up grows upwards.
    return Math.max(now.bottom - before.bottom, before.top - now.top) > longerBy
  })
  if (!isLonger && !hasAnotherHood(cut, baseCut)) return
  const { position } = drapeGarment(cut, plan).mesh
  for (let at = 0; at < position.length; at++) {
    const share = free[Math.floor(at / 3)]!
    // Far beyond its former edge the base has nothing to go by.
    if (share === 1) mesh.position[at] = position[at]!
    else mesh.position[at]! += share * (position[at]! - mesh.position[at]!)
  }
}

function freedomOfParticles(mesh: ClothMesh, freedom: Freedom): Float64Array {
  const free = new Float64Array(mesh.particles)
  mesh.particle.forEach((particle, vertex) => {
    const share = freedom(mesh.pieces[mesh.piece[vertex]!]!.name, mesh.u[vertex]!, mesh.v[vertex]!)
    free[particle] = Math.max(free[particle]!, share)
  })
  return free
}
