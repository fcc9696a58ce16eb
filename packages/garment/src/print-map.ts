import { findSeenPlace, type SeenPlace } from '@teamloom/bakes/manifest.ts'
import type { DecodedSide } from './decoded-side.ts'
import type { Frame } from './frame.ts'
import type { Look, Print } from './look.ts'
import { foldsOf } from './print-folds.ts'
import { arcOf } from './round-plane.ts'
import { type SmoothField, sampleField } from './smooth-field.ts'
import type { Spot } from './spot.ts'

/** Finds what of a print is seen at a spot, into `laid`; false when the spot is far off its place. */
export type PrintMap = (spot: Spot) => boolean

/** Inches of the panel at which a print is looked up, and how many of them the spot spans. */
export const laid = { u: 0, v: 0, inches: 0 }

/** Inches round a place's largest print beyond which nothing of it is looked up. */
const beyond = 1

/** Which way a print lies in a frame of a side; its folds are worked out once and kept with the frame. */
export function printMapOf(
  side: DecodedSide,
  frame: Frame,
  look: Look,
  print: Pick<Print, 'panel' | 'place'>,
): PrintMap {
  const seen = print.place && findSeenPlace(side.manifest, print.place, look.styles)
  if (!seen) return asItsCloth
  return seen.side === side.side
    ? keptForCut(frame, seen, inItsPicture(frame, seen, keptFolds(frame, print.panel, seen)))
    : besideItsPicture(seen)
}

function asItsCloth({ u, v, inches }: Spot): boolean {
  laid.u = u
  laid.v = v
  laid.inches = inches
  return true
}

const kept = new WeakMap<Frame, Map<SeenPlace, SmoothField>>()

function keptFolds(frame: Frame, panel: string, seen: SeenPlace): SmoothField {
  const { cutFrom } = frame
  if (cutFrom) {
    const folds = keptFolds(cutFrom.whole, panel, seen)
    return { ...folds, left: folds.left - cutFrom.x, top: folds.top - cutFrom.y }
  }
  const ofFrame = kept.get(frame) ?? new Map<SeenPlace, SmoothField>()
  kept.set(frame, ofFrame)
  const folds = ofFrame.get(seen) ?? foldsOf(frame, panel, seen)
  ofFrame.set(seen, folds)
  return folds
}

/** Where in its place's inches each pixel of a part lies, across and down in turn; else one of the two below. */
export type Lies = { readonly places: Float64Array; inches: number }

/** No inches of a panel: not yet looked up, and off the place. */
export const unknown = 1e9
export const beside = 2e9

const liesOfFrames = new WeakMap<Frame, Map<SeenPlace, Lies>>()
const liesOfMaps = new WeakMap<PrintMap, Lies>()

/** What a map of a part has kept of it so far. */
export function liesOf(map: PrintMap): Lies | undefined {
  return liesOfMaps.get(map)
}

/**
 * A part that is cut out is drawn again and again, with one print after the other in its place: where each of its pixels
 * lies is worked out once.
 */
function keptForCut(frame: Frame, seen: SeenPlace, map: PrintMap): PrintMap {
  if (!frame.cutFrom) return map
  const { width, height } = frame.camera
  const ofFrame = liesOfFrames.get(frame) ?? new Map<SeenPlace, Lies>()
  liesOfFrames.set(frame, ofFrame)
  const made = () => ({ places: new Float64Array(2 * width * height).fill(unknown), inches: 0 })
  const lies = ofFrame.get(seen) ?? made()
  ofFrame.set(seen, lies)
  const { places } = lies
  const keeping: PrintMap = spot => {
    const at = 2 * (Math.floor(spot.y) * width + Math.floor(spot.x))
    const u = places[at]!
    if (u === beside) return false
    if (u !== unknown) {
      laid.u = u
      laid.v = places[at + 1]!
      laid.inches = lies.inches
      return true
    }
    const isNear = map(spot)
    places[at] = isNear ? laid.u : beside
    places[at + 1] = laid.v
    if (isNear) lies.inches = laid.inches
    return isNear
  }
  liesOfMaps.set(keeping, lies)
  return keeping
}

function inItsPicture(frame: Frame, seen: SeenPlace, folds: SmoothField): PrintMap {
  const { pixelsPerInch } = frame.camera
  const angle = (seen.turned * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) / pixelsPerInch, Math.sin(angle) / pixelsPerInch]
  const [left, top] = [seen.x - frame.left, seen.y - frame.top]
  const reach = (Math.hypot(seen.width, seen.height) / 2 + beyond) ** 2
  const inches = (1 / seen.across + 1 / seen.down) / 2 / pixelsPerInch
  return ({ x, y, pixels }) => {
    const across = ((x - left) * cos + (y - top) * sin) / seen.across
    const down = ((y - top) * cos - (x - left) * sin) / seen.down
    if (across * across + down * down > reach) return false
    const [fx, fy] = [x - folds.left, y - folds.top]
    laid.u = seen.centerU + arcOf(seen.radius, across) + sampleField(folds, folds.u, fx, fy)
    laid.v = seen.centerV + down + sampleField(folds, folds.v, fx, fy)
    laid.inches = inches * pixels
    return true
  }
}

function besideItsPicture(seen: SeenPlace): PrintMap {
  return ({ u, v, inches }) => {
    const [leftU, leftV] = leavesClothBy(seen, u, v)
    laid.u = u + leftU
    laid.v = v + leftV
    laid.inches = inches
    return true
  }
}

/** Inches that a print leaves its cloth by at most, beside its picture. */
export const mostLeft = 0.6

/** By how many inches a print leaves the cloth at (u, v) of its panel. */
export function leavesClothBy(seen: SeenPlace, u: number, v: number): [number, number] {
  const [x, y] = [u - seen.centerU, v - seen.centerV]
  const powers = [1, x, y, x * x, x * y, y * y]
  const sum = (factors: readonly number[]) =>
    factors.reduce((total, factor, i) => total + factor * powers[i]!, 0)
  const [byU, byV] = [sum(seen.leaves.u), sum(seen.leaves.v)]
  const share = 1 / Math.sqrt(1 + (byU * byU + byV * byV) / mostLeft ** 2)
  return [byU * share, byV * share]
}
