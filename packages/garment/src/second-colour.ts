import { type LinearColour, linearOfHex } from '@teamloom/artwork/linear-light.ts'
import { heatherOf } from './heather-stitches.ts'
import type { Cloth } from './look.ts'
import { mixSteps } from './mix-steps.ts'
import { printStepAt } from './print-tile.ts'
import { fleckStepAt, yarnShare } from './yarn-tile.ts'

/** Which mix of a cloth's two colours shows at a place (inches), seen by a pixel that spans `inches` of it. */
type StepAt = (u: number, v: number, inches: number) => number

/** What a cloth shows besides its ground: a yarn of another colour, or a print. */
export type SecondColour = {
  readonly hex: string
  /** Cloths of one tile have the same mix at the same place. */
  readonly tile: MixTile
  /** How much of each mix is the second colour, from step 0 to `mixSteps` - 1. */
  readonly shares: readonly number[]
}

export type MixTile = { readonly name: string; readonly stepAt: StepAt }

/** From afar, the yarns of all fabrics are the same. */
export const yarnTile: MixTile = { name: 'yarn', stepAt: fleckStepAt }

const steps = Array.from({ length: mixSteps }, (_, step) => step)

/** The colour of a cloth where the second one is not: mixed with its other yarn, a heather's shows its hex. */
export function groundOf({ hex, heather }: Cloth): LinearColour {
  const shown = linearOfHex(hex)
  if (!heather) return shown
  const yarn = linearOfHex(heather.hex)
  const unmixed = (channel: 0 | 1 | 2) =>
    Math.max(0, Math.min(1, (shown[channel] - heather.amount * yarn[channel]) / (1 - heather.amount)))
  return [unmixed(0), unmixed(1), unmixed(2)]
}

export function secondColourOf({ fabric, heather, print }: Cloth): SecondColour | null {
  if (print) {
    const { hex, pattern: motif } = print
    const stepAt: StepAt = (u, v, inches) => printStepAt(motif, u, v, inches)
    return { hex, tile: { name: motif, stepAt }, shares: steps.map(step => step / (mixSteps - 1)) }
  }
  if (heather) {
    const { hex, amount } = heather
    const tile = { name: yarnTile.name, stepAt: heatherOf(fabric) }
    return { hex, tile, shares: steps.map(step => yarnShare(step, amount)) }
  }
  return null
}
