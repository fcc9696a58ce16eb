import { linearOfByte } from '@teamloom/artwork/linear-light.ts'
import { colorsOnMap } from './artwork-on-map.ts'
import { blurred, type Grid, gridOf } from './grid.ts'
import { frameMap } from './map-frame.ts'
import type { LitMap, Technique, Work } from './technique.ts'

/** How far dye runs in the yarn. */
const runInches = 0.004
/** The core of a fibre takes no dye: black is no blacker than this. */
const core = linearOfByte[18]!

/** Dye in the yarn, which lets the cloth's own colour through: soft edges, no film. */
export const dye: Technique = { make: makeDye, isSized: () => true }

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
  for (let i = 0; i < rgba.length; i += 4)
    for (let c = 0; c < 3; c++) rgba[i + c] = rgba[i + c]! * (1 - core) + rgba[i + 3]! * core
  return { width: frame.width, height: frame.height, margin: frame.margin, rgba }
}
