import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { DecodedSide } from './decoded-side.ts'
import { emptyPixel, type Frame, mixedPixel } from './frame.ts'
import type { Look } from './look.ts'
import { frameOf } from './prepared-side.ts'

/** What lies under a spot of the picture. */
export type Picked = {
  readonly part: string
  readonly element: string
  /** Null where the garment shows something without a colour of its own, as a label. */
  readonly layer: string | null
  readonly panel: string
  readonly face: 'outside' | 'inside'
  /** Inches on the panel. */
  readonly u: number
  readonly v: number
}

/** The piece of the garment at a picture pixel; undefined beside it. */
export function pickAt(side: DecodedSide, look: Look, x: number, y: number): Picked | undefined {
  const frame = frameOf(side, look)
  const { width, height } = frame.camera
  const column = Math.floor(x)
  const row = Math.floor(y)
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined
  const spot = readPixel(frame, row * width + column)
  const region = spot && frame.chartRegions[spot.chart]
  if (!region) return undefined
  const { part, element, layer, panel, face } = region
  return { part, element, layer, panel, face, u: spot.u / clothSteps, v: spot.v / clothSteps }
}

type Spot = { readonly chart: number; readonly u: number; readonly v: number }

/** The chart that covers most of a pixel. */
function readPixel(frame: Frame, at: number): Spot | undefined {
  const chart = frame.chart[at]!
  if (chart === emptyPixel) return undefined
  if (chart !== mixedPixel) return { chart, u: frame.u[at]!, v: frame.v[at]! }
  const { mixed } = frame
  const i = findMixed(frame, at)
  let best = mixed.first[i]!
  for (let k = best + 1; k < mixed.first[i + 1]!; k++) if (mixed.weight[k]! > mixed.weight[best]!) best = k
  return { chart: mixed.chart[best]!, u: mixed.u[best]!, v: mixed.v[best]! }
}

/** Which of the mixed pixels lies at a place; they are in order. */
export function findMixed(frame: Frame, at: number): number {
  const { pixel } = frame.mixed
  let low = 0
  let high = pixel.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (pixel[middle]! < at) low = middle + 1
    else high = middle
  }
  return low
}
