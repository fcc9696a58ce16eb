import { linearOfByte } from '@teamloom/artwork/linear-light.ts'
import { colorsOnMap } from './artwork-on-map.ts'
import { blurred, type Grid, gridOf, smoothStep } from './grid.ts'
import { frameMap } from './map-frame.ts'
import { type LitMap, plainProduction, type Technique, type Work } from './technique.ts'

/** How far dye runs in the yarn. */
const runInches = 0.001
/** The core of a fibre takes no dye: black is no blacker than this. */
const core = linearOfByte[18]!

/** Printers lay no dye where artwork is white, or as good as white: least linear light from which, and from which none at all. */
const [palest, white] = [0.7, 0.86]

/** Dye in the yarn, which lets the cloth's own colour through: soft edges, no film. */
export const dye: Technique = { make: makeDye, isSized: () => true, production: plainProduction }

function makeDye(work: Work): LitMap {
  const frame = frameMap(work.widthInches, work.heightInches, work.density, 4 * runInches)
  const sharp = colorsOnMap(work, frame)
  const rgba = new Uint16Array(sharp.length)
  for (let c = 0; c < 4; c++) {
    const channel: Grid = gridOf(frame.width, frame.height)
    for (let i = 0; i < channel.values.length; i++) channel.values[i] = sharp[4 * i + c]!
    const soft = blurred(channel, runInches * work.density).values
    for (let i = 0; i < soft.length; i++) rgba[4 * i + c] = 65535 * Math.min(1, soft[i]!)
  }
  for (let i = 0; i < rgba.length; i += 4) {
    const cover = rgba[i + 3]!
    if (cover === 0) continue
    const bare = smoothStep(palest, white, Math.min(rgba[i]!, rgba[i + 1]!, rgba[i + 2]!) / cover)
    const lifted = core + bare * (1 - core)
    for (let c = 0; c < 3; c++) rgba[i + c] = rgba[i + c]! * (1 - lifted) + cover * lifted
  }
  return { width: frame.width, height: frame.height, margin: frame.margin, rgba }
}
