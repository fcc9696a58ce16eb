import type { Bake } from '@teamloom/bakes/bake.ts'
import type { Box } from '@teamloom/bakes/manifest.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import { ease } from '../ease.ts'
import { blur } from '../picture/blur.ts'
import { listPatches } from '../picture/find-charts.ts'
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
}

/** Where a patch is free, and inches around it within which it throws another shadow than the base did. */
type Difference = { readonly freedom: Freedom; readonly shades: number }

/** The pixels of a re-draped scene that differ from the base's, side by side. */
export function bakePatch(
  scene: Scene,
  base: BasePictures,
  { freedom, shades }: Difference,
  studio: Studio,
  exposure: number,
  numberOf: (sheet: Sheet) => number,
): { side: Side; bake: Bake }[] {
  const { sheets } = scene.surface
  const near = new Map(
    studio.sides.map(side => [side, findNear(scene, base, { freedom, shades }, side, studio.lens)]),
  )
  const light = lightScene(scene, studio, visibleNear(scene, near, studio))
  return studio.sides.flatMap(side => {
    const window = near.get(side)!.box()
    if (!window) return []
    const before = base.pictures[side]!
    const after = photograph(scene, light, side, studio.lens, window)
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
      return now.map(patch => blendLight(patch, sheets, old, base.sheets, share))
    })
    if (!any) return []
    const picture: ShadedPicture = { ...after, pixels }
    const ground = moved > newOutline ? castGround(photograph(scene, light, side, studio.lens)) : null
    return [{ side, bake: makeBake(picture, sheet => numberOf(sheets[sheet]!), exposure, ground, cleared) }]
  })
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
