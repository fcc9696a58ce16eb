import { fibreOfLeg, fibresOf, legRow, legRows, ownOfLeg, type StitchCounts } from './stitch-legs.ts'
import { tileNoiseRows } from './tile-noise.ts'

/** How a knit's stitches are seen from near, as shares of the light. */
export type Stitches = {
  /** From the crown of a leg to the groove beside it. */
  readonly depth: number
  /** Fibres that stand off what is brushed. */
  readonly hairs: number
}

/** Light of the stitches of an inch of knit, `size` texels to a side, as shares above and below its mean. */
export function stitchTile(counts: StitchCounts, { depth, hairs }: Stitches, size: number): Float32Array {
  const light = new Float32Array(size * size)
  const row = legRow(size)
  const { aside, over, leg } = row
  const fibres = fibresOf(counts)
  const legsAt = legRows(counts, size)
  const curled = [tileNoiseRows(30, 26, 44, size), tileNoiseRows(55, 59, 45, size)] as const
  const curls = new Float64Array(size)
  const smallCurls = new Float64Array(size)
  let sum = 0
  for (let y = 0; y < size; y++) {
    legsAt(y, row)
    if (hairs > 0) {
      curled[0](y, curls)
      curled[1](y, smallCurls)
    }
    for (let x = 0; x < size; x++) {
      const away = aside[x]!
      const below = 2 * over[x]! - 1
      const yarn = ownOfLeg(leg[x]!) - 0.5 + 0.7 * (fibreOfLeg(fibres, leg[x]!, over[x]!, away) - 0.5)
      let value = depth * (legLight(away, below) + 0.35 * yarn)
      if (hairs > 0) value += hairs * (hairLight(curls[x]!) + hairLight(smallCurls[x]!))
      light[y * size + x] = value
      sum += value
    }
  }
  const mean = sum / light.length
  for (let at = 0; at < light.length; at++) light[at]! -= mean
  return light
}

/** A leg is round: lit from above, dark where it meets the next and where its wale ends. */
function legLight(aside: number, below: number): number {
  const border = aside > 0.5 ? 2 * aside - 1 : 0
  const middle = aside < 0.3 ? 1 - aside / 0.3 : 0
  const shown = (1 - border * border) * (1 - 0.55 * middle * middle)
  return shown * (Math.sqrt(1 - below * below) - 0.22 * below)
}

/** Along a line where noise is 0 lies a hair. */
function hairLight(noise: number): number {
  const off = noise < 0 ? -noise : noise
  return off < 0.07 ? 1 - off / 0.07 : 0
}
