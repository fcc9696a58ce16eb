import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { SeenPlace } from '@teamloom/bakes/manifest.ts'
import { emptyPixel, type Frame, mixedPixel } from './frame.ts'
import { chordOf } from './round-plane.ts'
import { type SmoothField, sampleField, shrinkField, smoothField } from './smooth-field.ts'

/** Inches of cloth that one of the field's cells is wide, about. */
const cell = 0.06
/** Inches: what bends more slowly is the body's form, what bends faster is where one fold lies on another. */
const slowest = 1.2
const fastest = 0.11
const coarser = 4
/** Inches round a place that its folds still come from. */
const margin = 1

/**
 * How much of its cloth's wandering a print takes, and how many inches at most: of its form next to nothing, of its
 * folds so much that it lies in them and letters stay whole. A small print takes less, in shares of its size.
 */
const ofForm = { share: 0.05, most: 0.04, mostOfSize: 0.006 }
const ofFolds = { share: 0.25, most: 0.06, mostOfSize: 0.012 }
export const mostFold = ofForm.most + ofFolds.most

/** Inches by which folds move what is printed, about a place's picture. */
export function foldsOf(frame: Frame, panel: string, seen: SeenPlace): SmoothField {
  const departure = departureOf(frame, panel, seen)
  const { step } = departure
  const perCell = frame.camera.pixelsPerInch / step
  const coarse = shrinkField(departure, coarser)
  const form = smoothField(coarse, (slowest * perCell) / coarser, 3)
  const folds = smoothField(departure, fastest * perCell, 2)
  const size = Math.min(seen.width, seen.height)
  const [formMost, foldMost] = [ofForm, ofFolds].map(({ most, mostOfSize }) =>
    Math.min(most, mostOfSize * size),
  ) as [number, number]
  const { width, height, u, v } = folds
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const [px, py] = [(x + 0.5) * step, (y + 0.5) * step]
      const slowU = sampleField(form, form.u, px, py)
      const slowV = sampleField(form, form.v, px, py)
      const slow = softened(ofForm.share, formMost, slowU, slowV)
      const fast = softened(ofFolds.share, foldMost, u[at]! - slowU, v[at]! - slowV)
      u[at] = slow * slowU + fast * (u[at]! - slowU)
      v[at] = slow * slowV + fast * (v[at]! - slowV)
    }
  return folds
}

/** The share of (u, v) that is taken, so that it nears `most` inches and never exceeds them. */
function softened(share: number, most: number, u: number, v: number): number {
  return share / Math.sqrt(1 + (share * share * (u * u + v * v)) / (most * most))
}

/** How far the cloth lies from where a plane would have it; 0 and without weight where something covers it. */
function departureOf(frame: Frame, panel: string, seen: SeenPlace): SmoothField {
  const { chart, camera } = frame
  const { pixelsPerInch } = camera
  const step = Math.max(1, Math.round(cell * pixelsPerInch))
  const [halfWidth, halfHeight] = [
    chordOf(seen.radius, seen.width / 2) * seen.across + margin,
    (seen.height / 2) * seen.down + margin,
  ]
  const angle = (seen.turned * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const across = (halfWidth * cos + halfHeight * sin) * pixelsPerInch
  const down = (halfWidth * sin + halfHeight * cos) * pixelsPerInch
  const left = Math.floor(seen.x - frame.left - across)
  const top = Math.floor(seen.y - frame.top - down)
  const width = Math.ceil((2 * across) / step)
  const height = Math.ceil((2 * down) / step)
  const weight = new Float32Array(width * height)
  const [u, v] = [new Float32Array(width * height), new Float32Array(width * height)]
  const shown = frame.chartRegions.map(region => region?.panel === panel && region.face === 'outside')
  const [uRight, uDown, vRight, vDown] = seen.slopes
  const [reachU, reachV] = [0.65 * seen.width + margin, 0.6 * seen.height + margin]
  for (let row = 0; row < height; row++) {
    const y = top + row * step + (step >> 1)
    if (y < 0 || y >= camera.height) continue
    for (let column = 0; column < width; column++) {
      const x = left + column * step + (step >> 1)
      if (x < 0 || x >= camera.width) continue
      const at = y * camera.width + x
      const number = chart[at]!
      if (number === emptyPixel || number === mixedPixel || !shown[number]) continue
      const clothU = frame.u[at]! / clothSteps - seen.centerU
      const clothV = frame.v[at]! / clothSteps - seen.centerV
      if (Math.abs(clothU) > reachU || Math.abs(clothV) > reachV) continue
      const right = (x + 0.5 + frame.left - seen.x) / pixelsPerInch
      const below = (y + 0.5 + frame.top - seen.y) / pixelsPerInch
      const to = row * width + column
      weight[to] = 1
      u[to] = clothU - uRight * right - uDown * below
      v[to] = clothV - vRight * right - vDown * below
    }
  }
  return { left, top, step, width, height, weight, u, v }
}
