import type { Bake, GrayMap } from '@teamloom/bakes/bake.ts'
import type { Box } from '@teamloom/bakes/manifest.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import { lightOf, listPatches } from '../picture/find-charts.ts'
import { makeBake } from '../picture/make-bake.ts'
import type { Patch, ShadedPicture } from '../picture/shaded-picture.ts'
import { type Lens, project, views } from '../picture/view.ts'
import { findVisible, lightScene, photograph, type Studio } from './photograph.ts'
import { joinScenes, type Scene } from './scene.ts'

/** Inches round a trim within which its shadow is looked for. */
const shadowReach = 3

type Baking = {
  readonly studio: Studio
  readonly exposure: number
  readonly numberOf: (sheet: Scene['surface']['sheets'][number]) => number
}

/** Trims on a scene, side by side; sides that do not show them are left out. */
export function bakeOverlay(base: Scene, trims: Scene, baking: Baking): { side: Side; bake: Bake }[] {
  const { studio } = baking
  const both = joinScenes([base, trims])
  const visible = findVisible(both, studio)
  const near = markNear(base, trims, findVisible(base, studio))
  // The same points with and without the trims: their ratio is the shadow, and the rays' noise falls out.
  const before = lightScene(base, studio, near)
  const wanted = visible.slice()
  const basePoints = base.surface.position.length / 3
  for (let i = 0; i < basePoints; i++) wanted[i] = near[i]!
  const after = lightScene(both, studio, wanted)
  const firstTrim = base.surface.sheets.length
  return studio.sides.flatMap(side => {
    const window = windowOf(trims, side, studio.lens)
    const picture = keepSheets(photograph(both, after, side, studio.lens, window), firstTrim)
    if (!picture.pixels.some(pixel => pixel)) return []
    const shadowWindow = widen(window, shadowReach * studio.lens.pixelsPerInch, studio.lens)
    const unshaded = photograph(base, before, side, studio.lens, shadowWindow)
    const shaded = photograph(base, after, side, studio.lens, shadowWindow)
    const bake = makeBake(
      picture,
      sheet => baking.numberOf(both.surface.sheets[sheet]!),
      baking.exposure,
      null,
    )
    return [{ side, bake: { ...bake, shadow: compareLight(unshaded, shaded) } }]
  })
}

/** Visible points of the base that lie near a trim. */
function markNear(base: Scene, trims: Scene, visible: Uint8Array): Uint8Array {
  const cells = new Set<number>()
  const keyOf = (i: number, j: number, k: number) => ((i + 100) * 256 + j + 100) * 256 + k + 100
  const cellOf = (value: number) => Math.floor(value / shadowReach)
  const trim = trims.surface.position
  for (let at = 0; at < trim.length; at += 3)
    for (let di = -1; di <= 1; di++)
      for (let dj = -1; dj <= 1; dj++)
        for (let dk = -1; dk <= 1; dk++)
          cells.add(keyOf(cellOf(trim[at]!) + di, cellOf(trim[at + 1]!) + dj, cellOf(trim[at + 2]!) + dk))
  const { position } = base.surface
  return visible.map((isVisible, i) => {
    if (!isVisible) return 0
    const key = keyOf(cellOf(position[i * 3]!), cellOf(position[i * 3 + 1]!), cellOf(position[i * 3 + 2]!))
    return cells.has(key) ? 1 : 0
  })
}

/** The pixels in which a scene may be seen. */
function windowOf(scene: Scene, side: Side, lens: Lens): Box {
  const seen = project(scene.surface.position, views[side], lens)
  let [left, right, top, bottom] = [lens.width, 0, lens.height, 0]
  for (let at = 0; at < seen.length; at += 3) {
    left = Math.min(left, Math.floor(seen[at]!))
    right = Math.max(right, Math.ceil(seen[at]!))
    top = Math.min(top, Math.floor(seen[at + 1]!))
    bottom = Math.max(bottom, Math.ceil(seen[at + 1]!))
  }
  return widen({ x: left, y: top, width: right - left, height: bottom - top }, 2, lens)
}

function widen(box: Box, by: number, lens: Lens): Box {
  const x = Math.max(0, Math.floor(box.x - by))
  const y = Math.max(0, Math.floor(box.y - by))
  return {
    x,
    y,
    width: Math.min(lens.width, Math.ceil(box.x + box.width + by)) - x,
    height: Math.min(lens.height, Math.ceil(box.y + box.height + by)) - y,
  }
}

/** The picture with what is seen of the sheets from `first` on. */
function keepSheets(picture: ShadedPicture, first: number): ShadedPicture {
  const pixels = picture.pixels.map((pixel): readonly Patch[] | Patch | null => {
    const kept = listPatches(pixel).filter(patch => patch.sheet >= first)
    return kept.length > 0 ? kept : null
  })
  return { ...picture, pixels }
}

function compareLight(unshaded: ShadedPicture, shaded: ShadedPicture): GrayMap | null {
  const values = Uint8Array.from(unshaded.pixels, (pixel, at) => {
    const before = lightOf(pixel)
    return before <= 0 ? 255 : Math.round(255 * Math.min(1, lightOf(shaded.pixels[at]!) / before))
  })
  const darkest = values.reduce((least, value) => Math.min(least, value), 255)
  return darkest < 250 ? { box: unshaded.box, step: 1, values } : null
}
