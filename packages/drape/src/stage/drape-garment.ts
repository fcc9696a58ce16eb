import type { Cut } from '@teamloom/pattern/pattern.ts'
import { carryPositions } from '../cloth/carry.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import { placeOnFigure } from '../cloth/place.ts'
import { sew } from '../cloth/sew.ts'
import { gravity, makeSolver, type Solver, takeStep } from '../solver/solver.ts'
import { measureStrain, type Strain } from '../solver/stretch.ts'
import type { DrapePlan, Level } from './drape-plan.ts'
import { bandGrip, findBands, slideBands } from './hold-bands.ts'
import { evenOut, findHood, finestEvenness, hoodEvenness } from './hold-hood.ts'
import { findRows, levelRows, rowGrip } from './hold-rows.ts'

export type Draped = { readonly mesh: ClothMesh; readonly strain: Strain }

/** Told after each level: its number, its mesh and how far its cloth is strained. */
export type Watch = (level: number, mesh: ClothMesh, strain: Strain) => void

/** Sews the cut and lets it fall on the figure, first coarse, then fine. */
export function drapeGarment(cut: Cut, plan: DrapePlan, watch: Watch = () => {}): Draped {
  let last: Draped | null = null
  for (const [number, level] of plan.levels.entries()) {
    const mesh = sew(cut, level.step)
    if (last) carryPositions(last.mesh, mesh)
    else placeOnFigure(mesh, cut, plan.figure, plan.figure.poseAt(0))
    const solver = makeSolver(mesh, cut, { ...plan, selfGap: plan.selfGap[number] ?? 0 })
    if (last) settle(solver, cut, plan, level, number)
    else putOn(solver, cut, plan, level)
    last = { mesh, strain: measureStrain(solver.stretch, mesh.position) }
    watch(number, mesh, last.strain)
  }
  if (!last) throw new Error('a drape plan needs a level')
  return last
}

/** in/s²: pull on the crown while a hood finds its way over the shoulders. */
const crownPull = 60

/** The coarse cloth sinks onto the figure in slow motion, then the figure lowers its arms. */
function putOn(solver: Solver, cut: Cut, plan: DrapePlan, level: Level): void {
  const slow = level.steps * 0.17
  const hood = findHood(solver.mesh)
  const bands = findBands(solver.mesh, cut, plan.figure)
  const rows = levelRows(findRows(solver.mesh, cut, plan.figure), rowGrip)
  const pullCrown = (i: number, pull: Float64Array) => {
    if (hood?.crown[i]) pull[2]! -= crownPull
  }
  for (let k = 0; k < level.steps; k++) {
    const share = Math.max(0, Math.min(1, (k - level.steps * 0.22) / (level.steps * 0.4)))
    const pose = plan.figure.poseAt(share)
    takeStep(solver, {
      ...plan,
      dt: level.dt,
      pose,
      gravity: (k < slow * 0.7 ? 0.12 : 1) * gravity * (plan.heaviness ?? 1),
      damping: k < slow ? 0.97 : 0.993,
      ...(hood && k < level.steps * 0.3 ? { force: pullCrown } : {}),
      guide: joinGuides(hood && evenOut(hood, hoodEvenness[0]), slideBands(bands, pose, 0, bandGrip), rows),
    })
  }
}

/** Finer cloth falls into its folds and comes to rest. */
function settle(solver: Solver, cut: Cut, plan: DrapePlan, level: Level, number: number): void {
  const pose = plan.figure.poseAt(1)
  const hood = findHood(solver.mesh)
  const bands = findBands(solver.mesh, cut, plan.figure)
  const rows = levelRows(findRows(solver.mesh, cut, plan.figure), rowGrip)
  const even = hood && evenOut(hood, hoodEvenness[number] ?? finestEvenness)
  for (let k = 0; k < level.steps; k++) {
    // Bands are pushed up in the first fine pass: coarse triangles cannot fold that small.
    const pushed = number === 1 ? Math.min(1, k / (level.steps * 0.6)) : 1
    takeStep(solver, {
      ...plan,
      dt: level.dt,
      pose,
      gravity: gravity * (plan.heaviness ?? 1),
      damping: k > level.steps * 0.75 ? 0.985 : 0.996,
      guide: joinGuides(even, slideBands(bands, pose, pushed, bandGrip), rows),
    })
  }
}

type Guide = (position: Float64Array) => void

function joinGuides(...guides: readonly (Guide | null)[]): Guide {
  return position => {
    for (const guide of guides) guide?.(position)
  }
}
