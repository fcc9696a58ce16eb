import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { Box } from '@teamloom/bakes/manifest.ts'
import type { DrawnPrint } from '@teamloom/design/drawn-design.ts'
import type { DecodedSide } from './decoded-side.ts'
import { type Bounds, boxOfCharts, type Mask, maskCharts } from './element-mask.ts'
import type { Frame } from './frame.ts'
import type { Look, PrintLie } from './look.ts'
import { lieOf } from './look-of-design.ts'
import { pickAt } from './pick.ts'
import { acrossOf, downOf, turnOf } from './placed-print.ts'
import { frameOf } from './prepared-side.ts'
import { laid, printMapOf } from './print-map.ts'
import { isReached, type PrintReach, printReachOf } from './print-reach.ts'
import { RecentlyUsed } from './recently-used.ts'
import type { Spot } from './spot.ts'

/** Whether the cloth at a picture pixel is what a print lies on there, its ink or what is left out of it. */
export function isPrintAt(side: DecodedSide, look: Look, print: PrintLie, x: number, y: number): boolean {
  const picked = pickAt(side, look, x, y)
  if (picked?.panel !== print.panel || picked.face !== (print.face ?? 'outside')) return false
  const { u, v } = picked
  return liesAt(side, look, print)({ x, y, u, v, pixels: 1, inches: 1 / side.manifest.camera.pixelsPerInch })
}

/** What is seen of a print; undefined where nothing is. */
export function maskPrint(side: DecodedSide, look: Look, print: PrintLie): Mask | undefined {
  return maskCharts(...chartsUnder(side, look, print))
}

const boxes = new WeakMap<Frame, RecentlyUsed<string, Box | undefined>>()
const boxesKept = 30

/** The box that holds it: the same for all that lies there in that size. */
export function boxOfPrint(side: DecodedSide, look: Look, print: PrintLie): Box | undefined {
  const frame = frameOf(side, look)
  const known = boxes.get(frame) ?? new RecentlyUsed(boxesKept)
  boxes.set(frame, known)
  const key = JSON.stringify(print)
  const box = known.get(key) ?? boxOfCharts(...chartsUnder(side, look, print))
  known.set(key, box)
  return box
}

/** Inches that no decoration reaches beyond itself, with its shadow. */
const mostBeyond = 1

/** Whether anything of a print may be seen; one that goes on over its panel always may. */
export function isInSight(side: DecodedSide, look: Look, print: DrawnPrint): boolean {
  if (print.form.kind === 'repeat') return true
  const widthInches = print.widthInches + 2 * mostBeyond
  const heightInches = print.heightInches + 2 * mostBeyond
  return boxOfPrint(side, look, { ...lieOf(print), widthInches, heightInches }) !== undefined
}

function chartsUnder(side: DecodedSide, look: Look, print: PrintLie) {
  const frame = frameOf(side, look)
  const { panel, face = 'outside' } = print
  const { width, height } = frame.camera
  const reach = reachOf(side, look, print)
  const lies = liesAt(side, look, print, reach)
  const spot: Spot = { x: 0, y: 0, u: 0, v: 0, pixels: 1, inches: 0 }
  const charts = frame.chartRegions.map(region => region?.panel === panel && region.face === face)
  const isIn = (at: number, u: number, v: number) => {
    spot.x = (at % width) + 0.5
    spot.y = Math.floor(at / width) + 0.5
    spot.u = u / clothSteps
    spot.v = v / clothSteps
    return lies(spot)
  }
  const bounds = reach?.of === 'picture' ? pixelsWithin(reach, width, height) : undefined
  return [frame, charts, isIn, bounds] as const
}

function pixelsWithin({ left, top, right, bottom }: PrintReach, width: number, height: number): Bounds {
  return {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.min(width, Math.ceil(right)),
    bottom: Math.min(height, Math.ceil(bottom)),
  }
}

const reachOf = (side: DecodedSide, look: Look, print: PrintLie) =>
  printReachOf(side, frameOf(side, look), look, { ...print, image: { beside: 0, above: 0 } })

function liesAt(
  side: DecodedSide,
  look: Look,
  print: PrintLie,
  reach = reachOf(side, look, print),
): (spot: Spot) => boolean {
  const frame = frameOf(side, look)
  const map = printMapOf(side, frame, look, print)
  const turned = { print, ...turnOf(print) }
  return spot => {
    if ((reach && !isReached(reach, spot)) || !map(spot)) return false
    const across = acrossOf(turned, laid.u, laid.v)
    const down = downOf(turned, laid.u, laid.v)
    return across >= 0 && across <= 1 && down >= 0 && down <= 1
  }
}
