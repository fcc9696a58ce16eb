import type { Box } from '@teamloom/bakes/manifest.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import { type BakedLight, bakeLight, smoothLight } from '../light/bake-light.ts'
import { type ShadedPicture, shadePicture } from '../picture/shaded-picture.ts'
import { makeShader } from '../picture/shader.ts'
import { type Lens, project, views } from '../picture/view.ts'
import { markVisible } from '../picture/visible-points.ts'
import { blockLight, type Scene } from './scene.ts'

export type Studio = {
  readonly lens: Lens
  readonly sides: readonly Side[]
  /** Directions from which each point's light is gathered. */
  readonly rays: number
}

const smoothingRounds = 2

/** What was found for a scene: its trims are baked one after the other. */
const known = new WeakMap<Scene, { readonly studio: Studio; readonly visible: Uint8Array }>()

/** Points that a camera of the studio sees. */
export function findVisible(scene: Scene, studio: Studio): Uint8Array {
  const found = known.get(scene)
  if (found?.studio === studio) return found.visible.slice()
  const visible = lookFor(scene, studio)
  known.set(scene, { studio, visible })
  return visible.slice()
}

function lookFor(scene: Scene, studio: Studio): Uint8Array {
  const { surface } = scene
  const visible = new Uint8Array(surface.position.length / 3)
  for (const side of studio.sides)
    markVisible(surface, project(surface.position, views[side], studio.lens), studio.lens, visible)
  return visible
}

/** Light on the wanted points. */
export function lightScene(scene: Scene, studio: Studio, wanted: Uint8Array): BakedLight {
  const light = bakeLight(scene.surface, blockLight(scene), studio.sides, studio.rays, wanted)
  return smoothLight(light, scene.surface, wanted, smoothingRounds)
}

/** All that a camera sees, or what it sees within a window. */
export function photograph(
  scene: Scene,
  light: BakedLight,
  side: Side,
  lens: Lens,
  window: Box = { x: 0, y: 0, width: lens.width, height: lens.height },
): ShadedPicture {
  const view = views[side]
  const shader = makeShader(scene.surface, scene.reliefs, light, side, view, lens.pixelsPerInch)
  return shadePicture(scene.surface, project(scene.surface.position, view, lens), shader, lens, window)
}
