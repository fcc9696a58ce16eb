import { must } from '@teamloom/kit/assert.ts'
import type { Layer } from '@teamloom/layers/layer.ts'
import { type Camera, isDrawn, type LayerEntry, type Manifest } from '@teamloom/layers/manifest.ts'
import type { Region } from '@teamloom/layers/region.ts'
import type { Side } from '@teamloom/layers/side.ts'
import type { Cut, LayerPlan, Pattern } from '@teamloom/pattern/pattern.ts'
import type { Trim } from '@teamloom/pattern/trim.ts'
import type { ClothMesh } from '../cloth/cloth-mesh.ts'
import type { BakedLight } from '../light/bake-light.ts'
import { castGround } from '../picture/ground-shadow.ts'
import { makeLayer } from '../picture/make-layer.ts'
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
import { type BasePictures, bakePatch } from './bake-patch.ts'
import { meterExposure } from './exposure.ts'
import type { Freedom } from './freedom.ts'
import { findVisible, lightScene, photograph, type Studio } from './photograph.ts'
import { RegionTable } from './region-table.ts'
import { joinScenes, type Scene, stageCloth } from './scene.ts'
import { moveLayer, stepBack, widen } from './step-back.ts'

export type BakedLayer = Pick<LayerEntry, 'name' | 'kind' | 'when' | 'z'> & {
  readonly side: Side
  readonly layer: Layer
}

export type BakedProduct = {
  readonly camera: Camera
  readonly stepsBack?: Manifest['stepsBack']
  readonly regions: readonly Region[]
  readonly layers: readonly BakedLayer[]
}

/** A base or patch as it was draped; a patch knows where it was free. */
export type DrapedLayer = {
  readonly plan: LayerPlan
  readonly cut: Cut
  readonly mesh: ClothMesh
  readonly freedom: Freedom | null
}

/** A draped layer before the camera. */
type StagedLayer = { readonly draped: DrapedLayer; readonly scene: Scene }
type Progress = (layer: string) => void

/**
 * Lights and photographs the draped layers and their trims, side by side. The base comes first. Layers `from`
 * another product are left out; `known` are the regions that those are numbered by.
 */
export function bakeProduct(
  pattern: Pattern,
  draped: readonly DrapedLayer[],
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
  /** Where a layer is photographed. */
  const studioOf = ({ draped: { plan } }: StagedLayer): Studio =>
    farStudio && plan.kind !== 'overlay' && isDrawn(stepsBack.when, plan.styles) ? farStudio : studio
  const table = new RegionTable(known)
  const numberOf = (sheet: Sheet) => table.numberOf(sheet.region)
  const layers: BakedLayer[] = []
  const keep = (
    { name, kind, when, z }: LayerPlan,
    baked: readonly { side: Side; layer: Layer }[],
    of: Studio,
  ) => {
    const moved = baked.map(({ side, layer }) => ({
      side,
      layer: of === farStudio ? moveLayer(layer, stepsBack!.box) : layer,
    }))
    layers.push(...moved.map(one => ({ name, kind, when, z, ...one })))
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
          layer: makeLayer(picture, sheet => numberOf(sheets[sheet]!), exposure, castGround(picture)),
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
  for (const set of patches) {
    const { plan, freedom } = set.draped
    const shades = plan.kind === 'patch' ? (plan.shades ?? 0) : 0
    const difference = { freedom: must(freedom, 'freedom'), shades }
    const own = studioOf(set)
    const before = { sheets, pictures: picturesIn(own) }
    keep(plan, bakePatch(set.scene, before, difference, own, exposure, numberOf), own)
  }
  const lit = new Map<StagedLayer, BakedLight>(seenFrom === pattern.sides ? [[first, light]] : [])
  for (const plan of pattern.layers) {
    if (plan.kind !== 'overlay' || plan.from !== undefined) continue
    const set = must(
      sets.find(one => one.draped.plan.name === plan.on),
      `layer ${plan.on}`,
    )
    const own = studioOf(set)
    keep(plan, bakeTrims(plan, set, lit, own, exposure, numberOf), own)
  }
  return {
    camera: { pixelsPerInch: lens.pixelsPerInch, ...pictureSize },
    ...(stepsBack ? { stepsBack } : {}),
    regions: table.regions,
    layers,
  }
}

/** Draped cloth with the trims that it always has. */
function stageDraped({ plan, cut, mesh }: DrapedLayer): Scene {
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
  plan: Extract<LayerPlan, { kind: 'overlay' }>,
  set: StagedLayer,
  lit: Map<StagedLayer, BakedLight>,
  studio: Studio,
  exposure: number,
  numberOf: (sheet: Sheet) => number,
): { side: Side; layer: Layer }[] {
  const { cut } = set.draped
  const mesh = inflate(cut, set.draped.mesh)
  const trims = findTrims(cut, plan.trims)
  const flat = trims.filter(trim => trim.kind === 'band' || trim.kind === 'stitches')
  if (flat.length === 0)
    return bakeOverlay(set.scene, stageBodies(trims, mesh, set.scene), { studio, exposure, numberOf })
  must(flat.length === trims.length || null, `${plan.name}: flat trims and bodies in one layer`)
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
