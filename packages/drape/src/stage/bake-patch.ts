import type { Bake } from '@teamloom/bakes/bake.ts'
import type { Box } from '@teamloom/bakes/manifest.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ease } from '../ease.ts'
import { blur } from '../picture/blur.ts'
import { lightOf, listPatches } from '../picture/find-charts.ts'
import { castGround } from '../picture/ground-shadow.ts'
import { makeBake } from '../picture/make-bake.ts'
import type { Patch, ShadedPicture } from '../picture/shaded-picture.ts'
import { type Lens, project, views } from '../picture/view.ts'
import type { Sheet } from '../surface/surface.ts'
import type { Freedom } from './freedom.ts'
import { NearPixels } from './near-pixels.ts'
import { findVisible, lightScene, photograph, type Studio } from './photograph.ts'
import type { Scene } from './scene.ts'

/** Less free than this is not free. */
const leastFreedom = 0.02
/** Freedom at which the light of the patch has taken over from the base's. */
const ownLight = 0.5

/** Pixels by which the outline must differ for the garment to throw another shadow. */
const newOutline = 4000

export type BasePictures = {
  readonly sheets: readonly Sheet[]
  readonly pictures: Readonly<Partial<Record<Side, ShadedPicture>>>
  /** The patch that was laid on them last: beyond it their light is not that of its scene. */
  readonly laid?: Scene
}

/** Where a patch is free, and inches around it within which it throws another shadow than the base did. */
type Difference = { readonly freedom: Freedom; readonly shades: number }

export type PatchBake = {
  readonly side: Side
  readonly bake: Bake
  /** What it shows, and the pixels in which nothing is there. */
  readonly picture: ShadedPicture
  readonly cleared: ReadonlySet<number>
}

/** The pixels of a re-draped scene that differ from the base's, or those of the patch below, side by side. */
export function bakePatch(
  scene: Scene,
  base: BasePictures,
  { freedom, shades }: Difference,
  studio: Studio,
  exposure: number,
  numberOf: (sheet: Sheet) => number,
): PatchBake[] {
  const { sheets } = scene.surface
  const near = new Map(
    studio.sides.map(side => [side, findNear(scene, base, { freedom, shades }, side, studio.lens)]),
  )
  const light = lightScene(scene, studio, visibleNear(scene, near, studio))
  const { laid } = base
  const laidLight = laid && lightScene(laid, studio, visibleNear(laid, near, studio))
  return studio.sides.flatMap(side => {
    const window = near.get(side)!.box()
    if (!window) return []
    const before = base.pictures[side]!
    const after = photograph(scene, light, side, studio.lens, window)
    const alone = laidLight && photograph(laid, laidLight, side, studio.lens, window)
    const cleared = new Set<number>()
    let any = false
    let moved = 0
    const oldAt = (at: number) => {
      const x = window.x + (at % window.width)
      const y = window.y + Math.floor(at / window.width)
      return listPatches(before.pixels[y * before.box.width + x]!)
    }
    const frees = Float32Array.from(after.pixels, (pixel, at) =>
      Math.max(freest(listPatches(pixel), sheets, freedom), freest(oldAt(at), base.sheets, freedom)),
    )
    const shaded = shades > 0 ? spread(frees, window, shades * studio.lens.pixelsPerInch) : null
    const pixels = after.pixels.map((pixel, at) => {
      const [old, now] = [oldAt(at), listPatches(pixel)]
      const free = frees[at]!
      const isOwn = free >= leastFreedom
      const share = Math.max(ease(0, ownLight, free), shaded?.[at] ?? 0)
      if (!isOwn && (now.length === 0 || share < leastFreedom)) return null
      any = true
      if (now.length === 0) cleared.add(at)
      if ((now.length === 0) !== (old.length === 0)) moved++
      const brightness = alone ? compareLight(lightOf(old), lightOf(alone.pixels[at]!)) : 1
      return now.map(patch =>
        blendLight({ ...patch, light: patch.light * brightness }, sheets, old, base.sheets, share),
      )
    })
    if (!any) return []
    const picture: ShadedPicture = { ...after, pixels }
    const ground = moved > newOutline ? castGround(photograph(scene, light, side, studio.lens)) : null
    const bake = makeBake(picture, sheet => numberOf(sheets[sheet]!), exposure, ground, cleared)
    return [{ side, bake, picture, cleared }]
  })
}

/** Pictures with a patch on them: what another patch grows out of. */
export function layPatch(
  { sheets, pictures }: BasePictures,
  scene: Scene,
  patches: readonly PatchBake[],
): BasePictures {
  const now = { ...pictures }
  for (const { side, picture, cleared } of patches) {
    const below = must(pictures[side], side)
    const pixels = below.pixels.slice()
    picture.pixels.forEach((pixel, at) => {
      if (!pixel && !cleared.has(at)) return
      const x = picture.box.x + (at % picture.box.width) - below.box.x
      const y = picture.box.y + Math.floor(at / picture.box.width) - below.box.y
      pixels[y * below.box.width + x] = listPatches(pixel).map(patch => ({
        ...patch,
        sheet: patch.sheet + sheets.length,
      }))
    })
    now[side] = { ...below, pixels }
  }
  return { sheets: [...sheets, ...scene.surface.sheets], pictures: now, laid: scene }
}

/** Where on a side free cloth was seen, or may be seen now. */
function findNear(
  { surface }: Scene,
  base: BasePictures,
  { freedom, shades }: Difference,
  side: Side,
  lens: Lens,
): NearPixels {
  const near = new NearPixels(lens, shades)
  const before = base.pictures[side]!
  before.pixels.forEach((pixel, at) => {
    if (pixel && freest(listPatches(pixel), base.sheets, freedom) >= leastFreedom)
      near.mark(at % before.box.width, Math.floor(at / before.box.width))
  })
  const seen = project(surface.position, views[side], lens)
  const { point, place, u, v, sheet, sheets } = surface
  for (let corner = 0; corner < point.length; corner++) {
    const { panel } = sheets[sheet[Math.floor(corner / 3)]!]!.region
    const at = place[corner]!
    if (freedom(panel, u[at]!, v[at]!) < leastFreedom) continue
    near.mark(seen[point[corner]! * 3]!, seen[point[corner]! * 3 + 1]!)
  }
  return near
}

/** 1 where cloth is free, fading to 0 some pixels away. */
function spread(frees: Float32Array, { width, height }: Box, pixels: number): Float32Array {
  const soft = blur(
    frees.map(free => (free >= leastFreedom ? 1 : 0)),
    width,
    height,
    pixels / 3,
  )
  return soft.map(value => ease(0, 0.5, value))
}

/** Points that a camera sees where it looks at free cloth. */
function visibleNear(scene: Scene, near: ReadonlyMap<Side, NearPixels>, studio: Studio): Uint8Array {
  const { position } = scene.surface
  const wanted = new Uint8Array(position.length / 3)
  for (const [side, pixels] of near) {
    const seen = project(position, views[side], studio.lens)
    for (let i = 0; i < wanted.length; i++) if (pixels.has(seen[i * 3]!, seen[i * 3 + 1]!)) wanted[i] = 1
  }
  const visible = findVisible(scene, studio)
  return wanted.map((isNear, i) => isNear & visible[i]!)
}

function freest(patches: readonly Patch[], sheets: readonly Sheet[], freedom: Freedom): number {
  return Math.max(0, ...patches.map(patch => freedom(sheets[patch.sheet]!.region.panel, patch.u, patch.v)))
}

/** How much brighter one light is than the other; 1 where there is none. */
function compareLight(one: number, other: number): number {
  return one > 0 && other > 0 ? one / other : 1
}

/** Near the patch's rim its light is the base's, so that no border shows. */
function blendLight(
  patch: Patch,
  sheets: readonly Sheet[],
  old: readonly Patch[],
  oldSheets: readonly Sheet[],
  share: number,
): Patch {
  const { panel, face } = sheets[patch.sheet]!.region
  const twin = old.find(one => {
    const region = oldSheets[one.sheet]!.region
    return region.panel === panel && region.face === face
  })
  if (!twin) return patch
  return { ...patch, light: twin.light + (patch.light - twin.light) * share }
}
