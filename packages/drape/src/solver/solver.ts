import type { Cut } from '@teamloom/pattern/pattern.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { linksOf, neighboursOf } from '../cloth/topology.ts'
import type { Figure, Pose } from '../figure/figure.ts'
import { type Bending, makeBending, solveBending } from './bending.ts'
import { type FigureContact, makeFigureContact, solveFigureContact } from './figure-contact.ts'
import { hands } from './hands.ts'
import { hemStiffening } from './hem-stiffening.ts'
import {
  hoodOnBody,
  lapOnLap,
  listOverlapPairs,
  makeOverlapContact,
  type OverlapContact,
  solveOverlapContact,
} from './overlap-contact.ts'
import { particlesOn } from './particles-on.ts'
import { listPairs, makeSelfContact, type SelfContact, solveSelfContact } from './self-contact.ts'
import { makeStretch, type StretchLinks, solveStretch } from './stretch.ts'

/** Extended position-based dynamics: many small steps, each constraint solved once a step. */
export type Solver = {
  readonly mesh: ClothMesh
  readonly position: Float64Array
  readonly before: Float64Array
  readonly velocity: Float64Array
  readonly inverseMass: Float64Array
  readonly stretch: StretchLinks
  readonly bending: Bending
  readonly figureContact: FigureContact
  readonly selfContact: SelfContact | null
  readonly overlapContacts: readonly OverlapContact[]
  steps: number
}

export type SolverSettings = {
  /** Distance between cloth and figure. */
  readonly gap: number
  /** How far cloth keeps off cloth, as a share of the mesh step; 0 for not at all. */
  readonly selfGap: number
}

/** in/s². */
export const gravity = 386
/** in/s: faster cloth has gone wild. */
const fastest = 60
/** Steps between two looks for self-contact, and between two lists of its pairs. */
const contactEvery = 2
const listEvery = 10
/** Inches between a hood and the cloth that it lies on. */
const overlapGap = 0.2

export function makeSolver(mesh: ClothMesh, cut: Cut, settings: SolverSettings): Solver {
  const links = linksOf(mesh)
  const neighbours = neighboursOf(links, mesh.particles)
  const seamless = particlesOn(mesh, cut.seamless)
  return {
    mesh,
    position: mesh.position,
    before: new Float64Array(mesh.position.length),
    velocity: new Float64Array(mesh.position.length),
    inverseMass: weigh(mesh),
    stretch: makeStretch(mesh, links, seamless),
    bending: makeBending(mesh, links, hemStiffening(mesh, cut), seamless),
    figureContact: makeFigureContact(mesh, cut, settings.gap),
    selfContact:
      settings.selfGap > 0 ? makeSelfContact(neighbours, mesh.particles, settings.selfGap * mesh.step) : null,
    overlapContacts: [hoodOnBody, lapOnLap].flatMap(
      overlap => makeOverlapContact(mesh, neighbours, overlapGap, overlap) ?? [],
    ),
    steps: 0,
  }
}

function weigh(mesh: ClothMesh): Float64Array {
  const mass = new Float64Array(mesh.particles)
  for (let t = 0; t < mesh.triangles; t++) {
    const [a, b, c] = [mesh.corner[t * 3]!, mesh.corner[t * 3 + 1]!, mesh.corner[t * 3 + 2]!]
    const area =
      Math.abs(
        (mesh.u[b]! - mesh.u[a]!) * (mesh.v[c]! - mesh.v[a]!) -
          (mesh.v[b]! - mesh.v[a]!) * (mesh.u[c]! - mesh.u[a]!),
      ) / 2
    const weight = (hands[mesh.pieces[mesh.piece[a]!]!.hand].weight * area) / 3
    for (const vertex of [a, b, c]) mass[mesh.particle[vertex]!]! += weight
  }
  return mass.map(weight => 1 / Math.max(1e-4, weight))
}

export type Step = {
  readonly dt: number
  readonly gravity: number
  /** What is left of the speed after the step. */
  readonly damping: number
  readonly pose: Pose
  readonly figure: Figure
  /** Further pulls, in/s², added to `pull` for particle i. */
  readonly force?: (particle: number, pull: Float64Array) => void
  /** Moves particles before contacts are looked at. */
  readonly guide?: (position: Float64Array) => void
}

const pull = new Float64Array(3)

export function takeStep(solver: Solver, step: Step): void {
  const { position, before, velocity, inverseMass, selfContact, overlapContacts } = solver
  const { dt, force } = step
  for (let i = 0; i < inverseMass.length; i++) {
    if (inverseMass[i] === 0) {
      for (let axis = 0; axis < 3; axis++) before[i * 3 + axis] = position[i * 3 + axis]!
      continue
    }
    pull[0] = 0
    pull[1] = -step.gravity
    pull[2] = 0
    force?.(i, pull)
    for (let axis = 0; axis < 3; axis++) {
      const at = i * 3 + axis
      const speed = (velocity[at]! + pull[axis]! * dt) * step.damping
      before[at] = position[at]!
      position[at]! += Math.max(-fastest, Math.min(fastest, speed)) * dt
    }
  }
  solveStretch(solver.stretch, position, inverseMass, dt)
  solveBending(solver.bending, position, inverseMass, dt)
  step.guide?.(position)
  if (selfContact) {
    if (solver.steps % listEvery === 0) listPairs(selfContact, position)
    if (solver.steps % contactEvery === 0) solveSelfContact(selfContact, position, before, inverseMass)
  }
  for (const contact of overlapContacts) {
    if (solver.steps % listEvery === 0) listOverlapPairs(contact, position)
    if (solver.steps % contactEvery === 0) solveOverlapContact(contact, position, inverseMass)
  }
  solveFigureContact(solver.figureContact, step.figure, step.pose, position, before, inverseMass)
  for (let at = 0; at < position.length; at++) velocity[at] = (position[at]! - before[at]!) / dt
  solver.steps++
}
