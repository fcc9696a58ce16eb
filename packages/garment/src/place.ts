import { clothSteps } from '@teamloom/bakes/bake.ts'
import { findSeenPlace } from '@teamloom/bakes/manifest.ts'
import type { DecodedSide } from './decoded-side.ts'
import { emptyPixel, type Frame, mixedPixel } from './frame.ts'
import type { Look, PrintLie } from './look.ts'
import { frameOf } from './prepared-side.ts'
import { leavesClothBy } from './print-map.ts'
import { seenAt } from './round-plane.ts'

type Face = NonNullable<PrintLie['face']>

export type ScreenPoint = { readonly x: number; readonly y: number }

/** Inches of cloth beyond what is seen over which a place is still guessed from its surroundings. */
const guessedReach = 1.25
/** Inches of a cell in which pixels are looked up. */
const cell = 0.5
/** Pixels to either side over which the cloth's direction is read. */
const slopeReach = 5

/** Pixels that show a face of a panel, by the cell of cloth that they show. */
type PanelIndex = ReadonlyMap<number, readonly number[]>
const indexes = new WeakMap<Frame, Map<string, PanelIndex>>()

/** Where a place of a panel (inches) is seen in the picture; undefined when it is out of sight. */
export function screenOf(
  side: DecodedSide,
  look: Look,
  panel: string,
  u: number,
  v: number,
  face: Face = 'outside',
): ScreenPoint | undefined {
  const frame = frameOf(side, look)
  const at = nearestPixel(frame, indexOf(frame, panel, face), u * clothSteps, v * clothSteps)
  return at === undefined ? undefined : stepTo(frame, at, u * clothSteps, v * clothSteps)
}

/** Where inches of a panel at which a print is looked up are seen; folds move it by less than the width of a line. */
export function screenOfPrint(
  side: DecodedSide,
  look: Look,
  { panel, place, face }: Pick<PrintLie, 'panel' | 'place' | 'face'>,
  u: number,
  v: number,
): ScreenPoint | undefined {
  const seen = place && findSeenPlace(side.manifest, place, look.styles)
  if (!seen) return screenOf(side, look, panel, u, v, face)
  if (seen.side === side.side) {
    const { camera, left, top } = frameOf(side, look)
    const { x, y } = seenAt(seen, camera.pixelsPerInch, u - seen.centerU, v - seen.centerV)
    return { x: x - left, y: y - top }
  }
  const [byU, byV] = leavesClothBy(seen, u, v)
  return screenOf(side, look, panel, u - byU, v - byV, face)
}

function indexOf(frame: Frame, panel: string, face: Face): PanelIndex {
  const key = `${panel} ${face}`
  let byPanel = indexes.get(frame)
  if (!byPanel) {
    byPanel = new Map()
    indexes.set(frame, byPanel)
  }
  let index = byPanel.get(key)
  if (!index) {
    index = indexPanel(frame, panel, face)
    byPanel.set(key, index)
  }
  return index
}

function indexPanel(frame: Frame, panel: string, face: Face): PanelIndex {
  const shown = frame.chartRegions.map(region => region?.panel === panel && region.face === face)
  const index = new Map<number, number[]>()
  frame.chart.forEach((chart, at) => {
    if (chart === emptyPixel || chart === mixedPixel || !shown[chart]) return
    const key = cellKey(frame.u[at]!, frame.v[at]!)
    const list = index.get(key)
    if (list) list.push(at)
    else index.set(key, [at])
  })
  return index
}

function cellKey(u: number, v: number, du = 0, dv = 0): number {
  return (Math.floor(u / clothSteps / cell) + du + 500) * 2000 + Math.floor(v / clothSteps / cell) + dv + 500
}

function nearestPixel(frame: Frame, index: PanelIndex, u: number, v: number): number | undefined {
  const rings = Math.ceil(guessedReach / cell)
  let best: number | undefined
  let nearest = (guessedReach * clothSteps) ** 2
  for (let ring = 0; ring <= rings; ring++) {
    if (best !== undefined && nearest < ((ring - 1) * cell * clothSteps) ** 2) break
    for (let du = -ring; du <= ring; du++)
      for (let dv = -ring; dv <= ring; dv++) {
        if (Math.max(Math.abs(du), Math.abs(dv)) !== ring) continue
        for (const at of index.get(cellKey(u, v, du, dv)) ?? []) {
          const square = (frame.u[at]! - u) ** 2 + (frame.v[at]! - v) ** 2
          if (square >= nearest) continue
          nearest = square
          best = at
        }
      }
  }
  return best
}

/** From the nearest pixel on, as the cloth runs there. */
function stepTo(frame: Frame, at: number, u: number, v: number): ScreenPoint {
  const { width } = frame.camera
  const x = (at % width) + 0.5
  const y = Math.floor(at / width) + 0.5
  const [ux, vx] = slopeAlong(frame, at, 1)
  const [uy, vy] = slopeAlong(frame, at, width)
  const du = u - frame.u[at]!
  const dv = v - frame.v[at]!
  const turned = ux * vy - uy * vx
  const flat = clothSteps / frame.camera.pixelsPerInch
  // Cloth seen edge on says nothing about where it goes.
  if (Math.abs(turned) < 0.05 * flat * flat) return { x, y }
  return { x: x + (du * vy - dv * uy) / turned, y: y + (dv * ux - du * vx) / turned }
}

/** How (u, v) change from pixel to pixel in one direction, within the chart. */
function slopeAlong(frame: Frame, at: number, step: number): [number, number] {
  let low = at
  let high = at
  while (low > at - slopeReach * step && frame.chart[low - step] === frame.chart[at]) low -= step
  while (high < at + slopeReach * step && frame.chart[high + step] === frame.chart[at]) high += step
  const steps = (high - low) / step || 1
  return [(frame.u[high]! - frame.u[low]!) / steps, (frame.v[high]! - frame.v[low]!) / steps]
}
