import type { FabricName } from '@teamloom/bakes/fabric.ts'
import { type ByteTile, byteBetween, byteReads, countBytes } from './byte-tile.ts'
import { fabricLooks } from './fabric-looks.ts'
import { tileInches } from './fabric-tile.ts'
import { levelTile } from './levelled-tile.ts'
import { mixSteps } from './mix-steps.ts'
import { nearnessOf } from './near.ts'
import {
  fibreOfLeg,
  fibresOf,
  knitMiddle,
  legRise,
  legRow,
  legRows,
  ownOfLeg,
  type StitchCounts,
  weaveMiddle,
} from './stitch-legs.ts'
import { fleckAt, fleckBetween, fleckStepAt, getFlecks } from './yarn-tile.ts'

/** An inch of fibres. Finest first, each level half as fine as the one before; `steps` are the mixes of `sumOf` a fleck and a fibre. */
type FibreTile = readonly (ByteTile & { readonly steps: Uint8Array })[]

/** Texels across the finest and the coarsest level. */
const [finest, coarsest] = [512, 128]
const [fleckWeight, fibreWeight] = [3, 6]

/** Both 0 to 255. */
function sumOf(fleck: number, fibre: number): number {
  return Math.round(fleckWeight * fleck + fibreWeight * fibre)
}

type StepAt = (u: number, v: number, inches: number) => number

const known = new Map<string, StepAt>()

/**
 * Which of a heather's mixes shows at a place of a fabric, seen by a spot of some size (all inches): 0 to
 * `mixSteps` - 1, evenly often. From near each stitch is of its own fibres, more of them dark where a fleck is.
 */
export function heatherOf(fabric: FabricName): StepAt {
  const stitches = stitchesToInch(fabric)
  const key = `${stitches.wales} ${stitches.courses} ${stitches.middle}`
  const made = known.get(key) ?? heatherIn(stitches)
  known.set(key, made)
  return made
}

function stitchesToInch(fabric: FabricName): StitchCounts {
  const look = fabricLooks[fabric]
  if ('weave' in look) return { ...look.weave, middle: weaveMiddle }
  const { wales, courses } = look.knit
  return {
    wales: Math.round(wales / tileInches),
    courses: Math.round(courses / tileInches),
    middle: knitMiddle,
  }
}

function heatherIn(stitches: StitchCounts): StepAt {
  const fleckAt = fleckIn(stitches)
  let spun: FibreTile | null = null
  return (u, v, inches) => {
    const nearness = nearnessOf(inches)
    const whole = nearness < 1 ? fleckStepAt(u, v, inches) : 0
    if (nearness === 0) return whole
    spun ??= spinFibres(stitches)
    const texels = inches * finest
    const fibres = spun[texels < 1.5 ? 0 : texels < 3 ? 1 : 2]!
    const step = fibres.steps[sumOf(fleckAt(u, v), byteBetween(fibres, u, v))]!
    return nearness === 1 ? step : Math.round(whole + nearness * (step - whole))
  }
}

/** More courses than this to the inch are finer than flecks. */
const fineCourses = 24

/** How dark the flecks are: a fine leg is as dark as its middle, in thick ones flecks run along them. */
function fleckIn({ wales, courses, middle }: StitchCounts): (u: number, v: number) => number {
  const asideAt = (wale: number) => Math.abs(2 * (wale - Math.floor(wale)) - 1)
  if (courses < fineCourses)
    return (u, v) => fleckBetween(u, v + ((asideAt(u * wales) - 0.5) * legRise) / courses)
  return (u, v) => {
    const half = Math.floor(2 * u * wales) + 0.5
    const course = Math.floor(v * courses + middle + (asideAt(u * wales) - 0.5) * legRise) + 0.5
    return fleckAt(half / (2 * wales), (course - middle) / courses)
  }
}

function spinFibres(stitches: StitchCounts): FibreTile {
  const yarn = new Float32Array(finest * finest)
  const fibres = fibresOf(stitches)
  const row = legRow(finest)
  const { aside, over, leg } = row
  const legsAt = legRows(stitches, finest)
  for (let y = 0; y < finest; y++) {
    legsAt(y, row)
    for (let x = 0; x < finest; x++)
      yarn[y * finest + x] = 0.1 * ownOfLeg(leg[x]!) + fibreOfLeg(fibres, leg[x]!, over[x]!, aside[x]!)
  }
  const flecks = stitches.courses < fineCourses ? countBytes(getFlecks()) : evenBytes
  return levelTile(yarn, coarsest, 1 / 4096).map(({ size, values }) => {
    const tile = { size, bytes: rank(values) }
    return { ...tile, steps: stepsOfSums(flecks, countBytes(tile)) }
  })
}

/** How often flecks have each byte, texel by texel. */
const evenBytes = new Float64Array(256).fill(byteReads / 256)

/** Each byte as frequent as every other. */
function rank(values: Int16Array): Uint8Array {
  const range = 65536
  const counts = new Uint32Array(range)
  for (let at = 0; at < values.length; at++) counts[values[at]! + range / 2]!++
  const rankOf = new Uint8Array(range)
  let below = 0
  counts.forEach((count, value) => {
    rankOf[value] = (256 * (below + count / 2)) / values.length
    below += count
  })
  return Uint8Array.from(values, value => rankOf[value + range / 2]!)
}

/** From how often flecks and fibres have each byte, to steps that are all as frequent. */
function stepsOfSums(flecks: Float64Array, fibres: Float64Array): Uint8Array {
  const counts = new Float64Array(sumOf(255, 255) + 1)
  for (let fleck = 0; fleck < 256; fleck++)
    for (let fibre = 0; fibre < 256; fibre++) counts[sumOf(fleck, fibre)]! += flecks[fleck]! * fibres[fibre]!
  let below = 0
  return Uint8Array.from(counts, count => {
    const middle = (below + count / 2) / byteReads ** 2
    below += count
    return Math.min(mixSteps - 1, middle * mixSteps)
  })
}
