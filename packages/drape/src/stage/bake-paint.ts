import type { Bake } from '@teamloom/bakes/bake.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'
import type { BandTrim, StitchTrim } from '@teamloom/pattern/trim.ts'
import type { BakedLight } from '../light/bake-light.ts'
import type { Paint } from '../paint/paint.ts'
import { paintPicture } from '../paint/paint-picture.ts'
import { paintsOfTrim } from '../paint/paints-of-trim.ts'
import { makeBake } from '../picture/make-bake.ts'
import { makeShader } from '../picture/shader.ts'
import { project, views } from '../picture/view.ts'
import type { Sheet } from '../surface/surface.ts'
import type { Studio } from './photograph.ts'
import type { Scene } from './scene.ts'

/** Flat trims on a lit scene, side by side; sides that do not show them are left out. */
export function bakePaint(
  scene: Scene,
  light: BakedLight,
  cut: Cut,
  trims: readonly (BandTrim | StitchTrim)[],
  studio: Studio,
  exposure: number,
  numberOf: (sheet: Sheet) => number,
): { side: Side; bake: Bake }[] {
  const { surface, reliefs } = scene
  const paints: Paint[] = []
  const sheets: Sheet[] = []
  for (const trim of trims) {
    const made = paintsOfTrim(trim, cut, surface.sheets, sheets.length)
    paints.push(...made.paints)
    sheets.push(...made.sheets)
  }
  const { lens } = studio
  return studio.sides.flatMap(side => {
    const view = views[side]
    const shader = makeShader(surface, reliefs, light, side, view, lens.pixelsPerInch)
    const seen = project(surface.position, view, lens)
    const picture = paintPicture(surface, seen, shader, lens, paints)
    if (!picture.pixels.some(pixel => pixel)) return []
    return [{ side, bake: makeBake(picture, sheet => numberOf(sheets[sheet]!), exposure, null) }]
  })
}
