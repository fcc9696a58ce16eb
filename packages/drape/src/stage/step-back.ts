import type { Bake, GrayMap } from '@teamloom/bakes/bake.ts'
import { type Box, isDrawn, type Manifest } from '@teamloom/bakes/manifest.ts'
import type { Pattern } from '@teamloom/pattern/pattern.ts'
import { type Lens, project, views } from '../picture/view.ts'
import type { DrapedPlan } from './draped-plan.ts'

/** How much more a camera that has stepped back shows: width and height, so that pictures keep their shape. */
const wider = 1.2
/** Bake files are packed in cells of this many pixels. */
const cell = 8

/** What the picture of a garment shows when styles of it stand out, if any are draped here: all of it, in the middle. */
export function stepBack(
  { stepsBack: when }: Pattern,
  draped: readonly DrapedPlan[],
  lens: Lens,
): NonNullable<Manifest['stepsBack']> | null {
  let [top, bottom] = [Infinity, -Infinity]
  for (const { plan, mesh } of draped) {
    if (!when || plan.kind !== 'patch' || !isDrawn(when, plan.styles)) continue
    const seen = project(mesh.position, views.front, lens)
    for (let at = 1; at < seen.length; at += 3) {
      top = Math.min(top, seen[at]!)
      bottom = Math.max(bottom, seen[at]!)
    }
  }
  if (!when || top === Infinity) return null
  const [width, height] = [lens.width * wider, lens.height * wider]
  const [x, y] = [(lens.width - width) / 2, (top + bottom - height) / 2]
  return { when, box: { x: inCells(x), y: inCells(y), width, height } }
}

function inCells(pixels: number): number {
  return cell * Math.round(pixels / cell)
}

/** The lens with a larger picture, in which all that it saw is seen alike. */
export function widen(lens: Lens, { x, y, width, height }: Box): Lens {
  return { ...lens, width, height, axis: { x: lens.axis.x - x, y: lens.axis.y - y } }
}

/** A bake of a wider picture, in the pixels of the narrow one. */
export function moveBake(bake: Bake, by: Box): Bake {
  const move = (box: Box): Box => ({ ...box, x: box.x + by.x, y: box.y + by.y })
  const moveMap = (map: GrayMap | null) => map && { ...map, box: move(map.box) }
  return {
    ...bake,
    box: move(bake.box),
    shadow: moveMap(bake.shadow),
    ground: moveMap(bake.ground),
  }
}
