import type { Bake } from '@teamloom/bakes/bake.ts'
import { type BakeEntry, type Camera, isDrawn, type Manifest } from '@teamloom/bakes/manifest.ts'
import type { Region } from '@teamloom/bakes/region.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { BakePlan, Cut, Pattern } from '@teamloom/pattern/pattern.ts'
import type { Trim } from '@teamloom/pattern/trim.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import type { BakedLight } from '../light/bake-light.ts'
import { castGround } from '../picture/ground-shadow.ts'
import { makeBake } from '../picture/make-bake.ts'
import type { ShadedPicture } from '../picture/shaded-picture.ts'
import { seedRandom } from '../random.ts'
import { inflate } from '../surface/inflate.ts'
import type { Sheet } from '../surface/surface.ts'
import { readFront } from '../trims/front-relief.ts'
import { makeHost } from '../trims/host.ts'
import { stageTrim } from '../trims/stage-trim.ts'
import { aimLens, pictureSize } from './aim-lens.ts'
import { bakeOverlay } from './bake-overlay.ts'
import { bakePaint } from './bake-paint.ts'
import { type BasePictures, bakePatch, layPatch } from './bake-patch.ts'
import type { DrapedPlan } from './draped-plan.ts'
import { meterExposure } from './exposure.ts'
import { findVisible, lightScene, photograph, type Studio } from './photograph.ts'
import { RegionTable } from './region-table.ts'
import { joinScenes, type Scene, stageCloth } from './scene.ts'
import { moveBake, stepBack, widen } from './step-back.ts'

export type SideBake = Pick<BakeEntry, 'name' | 'kind' | 'when' | 'z'> & {
  readonly side: Side
  readonly bake: Bake
}

export type BakedProduct = {
  readonly camera: Camera
  readonly stepsBack?: Manifest['stepsBack']
  readonly regions: readonly Region[]
  readonly bakes: readonly SideBake[]
}

/** A draped plan before the camera. */
type StagedPlan = { readonly draped: DrapedPlan; readonly scene: Scene }
type Progress = (plan: string) => void

/**
 * Lights and photographs the draped plans and their trims, side by side. The base comes first. Plans `from`
 * another product are left out; `known` are the regions that its bakes are numbered by.
 */
export function bakeProduct(
  pattern: Pattern,
  draped: readonly DrapedPlan[],
  rays: number,
  progress: Progress = () => {},
  known: readonly Region[] = [],
): BakedProduct {
  const base = must(draped[0], 'base')
  const lens = aimLens(
    pattern,
    draped
      .filter(({ plan }) => !(plan.kind === 'patch' && plan.isFramedByBase))
      .map(one => inflate(one.cut, one.mesh)),
  )
  const studio: Studio = { lens, sides: pattern.sides, rays }
  const stepsBack = stepBack(pattern, draped, lens)
  const farStudio = stepsBack && { ...studio, lens: widen(lens, stepsBack.box) }
  /** Where a plan is photographed. */
  const studioOf = ({ draped: { plan } }: StagedPlan): Studio =>
    farStudio && plan.kind !== 'overlay' && isDrawn(stepsBack.when, plan.styles) ? farStudio : studio
  const table = new RegionTable(known)
  const numberOf = (sheet: Sheet) => table.numberOf(sheet.region)
  const bakes: SideBake[] = []
  const keep = (
    { name, kind, when, z }: BakePlan,
    baked: readonly { side: Side; bake: Bake }[],
    of: Studio,
  ) => {
    const moved = baked.map(({ side, bake }) => ({
      side,
      bake: of === farStudio ? moveBake(bake, stepsBack!.box) : bake,
    }))
    bakes.push(...moved.map(one => ({ name, kind, when, z, ...one })))
    progress(name)
  }
  const sets = draped.map(one => ({ draped: one, scene: stageDraped(one) }))
  const first = sets[0]!
  const isBorrowed = base.plan.from !== undefined
  const patches = sets.slice(1).filter(set => set.draped.plan.from === undefined)
  // A borrowed base is lit again for its exposure alone, unless patches grow out of its pictures.
  const seenFrom: readonly Side[] = isBorrowed && patches.length === 0 ? ['front'] : pattern.sides
  const { light, exposure, pictures } = photographBase(first.scene, { ...studio, sides: seenFrom }, pattern)
  const { sheets } = first.scene.surface
  if (!isBorrowed)
    keep(
      base.plan,
      pattern.sides.map(side => {
        const picture = pictures[side]!
        return {
          side,
          bake: makeBake(picture, sheet => numberOf(sheets[sheet]!), exposure, castGround(picture)),
        }
      }),
      studio,
    )
  let farPictures: BasePictures['pictures'] | null = null
  const picturesIn = (of: Studio) => {
    if (of === studio) return pictures
    farPictures ??= photographSides(first.scene, light, of)
    return farPictures
  }
  const belowOf = (plan: BakePlan) => (plan.kind === 'patch' && plan.on) || base.plan.name
  const patched = new Map<string, BasePictures>()
  for (const set of patches) {
    const { plan, freedom } = set.draped
    const shades = plan.kind === 'patch' ? (plan.shades ?? 0) : 0
    const difference = { freedom: must(freedom, 'freedom'), shades }
    const own = studioOf(set)
    const before = patched.get(belowOf(plan)) ?? { sheets, pictures: picturesIn(own) }
    const made = bakePatch(set.scene, before, difference, own, exposure, numberOf)
    keep(plan, made, own)
    if (patches.some(({ draped }) => belowOf(draped.plan) === plan.name))
      patched.set(plan.name, layPatch(before, set.scene, made))
  }
  const lit = new Map<StagedPlan, BakedLight>(seenFrom === pattern.sides ? [[first, light]] : [])
  for (const plan of pattern.plans) {
    if (plan.kind !== 'overlay' || plan.from !== undefined) continue
    const set = must(
      sets.find(one => one.draped.plan.name === plan.on),
      `plan ${plan.on}`,
    )
    const own = studioOf(set)
    keep(plan, bakeTrims(plan, set, lit, own, exposure, numberOf), own)
  }
  return {
    camera: { pixelsPerInch: lens.pixelsPerInch, ...pictureSize },
    ...(stepsBack ? { stepsBack } : {}),
    regions: table.regions,
    bakes,
  }
}

/** Draped cloth with the trims that it always has. */
function stageDraped({ plan, cut, mesh }: DrapedPlan): Scene {
  const cloth = stageCloth(cut, mesh)
  const trims = plan.kind === 'overlay' ? [] : findTrims(cut, plan.trims)
  return trims.length > 0 ? joinScenes([cloth, stageBodies(trims, inflate(cut, mesh), cloth)]) : cloth
}

function findTrims(cut: Cut, names: readonly string[]): Trim[] {
  return names.map(name =>
    must(
      cut.trims.find(trim => trim.name === name),
      `trim ${name}`,
    ),
  )
}

function stageBodies(trims: readonly Trim[], mesh: ClothMesh, cloth: Scene): Scene {
  const host = makeHost(mesh)
  const front = readFront(cloth.surface, -8, 8, host.lowest, host.highest)
  return joinScenes(
    trims.flatMap(trim =>
      trim.kind === 'band' || trim.kind === 'stitches'
        ? []
        : [stageTrim(trim, host, front, seedRandom(trim.name.length))],
    ),
  )
}

function photographSides(scene: Scene, light: BakedLight, { sides, lens }: Studio) {
  const pictures: Partial<Record<Side, ShadedPicture>> = {}
  for (const side of sides) pictures[side] = photograph(scene, light, side, lens)
  return pictures
}

function photographBase(scene: Scene, studio: Studio, pattern: Pattern) {
  const light = lightScene(scene, studio, findVisible(scene, studio))
  const pictures = photographSides(scene, light, studio)
  // The front is metered; the rig turns with the camera, so the other sides share its exposure.
  const exposure = meterExposure(must(pictures.front, 'front'), scene.surface.sheets, pattern.meter)
  return { light, pictures, exposure }
}

function bakeTrims(
  plan: Extract<BakePlan, { kind: 'overlay' }>,
  set: StagedPlan,
  lit: Map<StagedPlan, BakedLight>,
  studio: Studio,
  exposure: number,
  numberOf: (sheet: Sheet) => number,
): { side: Side; bake: Bake }[] {
  const { cut } = set.draped
  const mesh = inflate(cut, set.draped.mesh)
  const trims = findTrims(cut, plan.trims)
  const flat = trims.filter(trim => trim.kind === 'band' || trim.kind === 'stitches')
  if (flat.length === 0)
    return bakeOverlay(set.scene, stageBodies(trims, mesh, set.scene), { studio, exposure, numberOf })
  must(flat.length === trims.length || null, `${plan.name}: flat trims and bodies in one bake`)
  if (plan.over) {
    const { scene, light } = lightBodies(
      set.scene,
      stageBodies(findTrims(cut, plan.over), mesh, set.scene),
      studio,
    )
    return bakePaint(scene, light, cut, flat, studio, exposure, numberOf)
  }
  const light = lit.get(set) ?? lightScene(set.scene, studio, findVisible(set.scene, studio))
  lit.set(set, light)
  return bakePaint(set.scene, light, cut, flat, studio, exposure, numberOf)
}

/** Bodies on a scene, and the light on these bodies alone. */
function lightBodies(below: Scene, bodies: Scene, studio: Studio): { scene: Scene; light: BakedLight } {
  const scene = joinScenes([below, bodies])
  const wanted = findVisible(scene, studio).fill(0, 0, below.surface.position.length / 3)
  return { scene, light: lightScene(scene, studio, wanted) }
}
