import { clothSteps } from '@teamloom/bakes/bake.ts'
import { type Frame, inchesAt } from './frame.ts'
import { type InkList, InkListing } from './ink-list.ts'
import type { Painter } from './painter.ts'
import { haveSurface, hidesCloth, type PlacedPrint, readInk } from './placed-print.ts'
import { isRowReached } from './print-reach.ts'
import type { Spot } from './spot.ts'

/** What the prints put on a frame, whatever the colour of the cloth below. */
export type InkMap = {
  /** Plain pixels of which nothing is seen but the ink. */
  readonly opaque: InkList
  /** Plain pixels through whose ink the cloth is seen. */
  readonly thin: InkList
  /** Samples of the mixed pixels. */
  readonly mixed: InkList
}

export function mapInk(frame: Frame, painter: Painter): InkMap {
  const printed = painter.charts.map(paint => paint?.prints ?? null)
  const hasSurface = printed.some(prints => prints && haveSurface(prints))
  const [opaque, thin] = [new InkListing(hasSurface), new InkListing(hasSurface)]
  const { camera, runs, u, v } = frame
  const spot: Spot = { x: 0, y: 0, u: 0, v: 0, pixels: 1, inches: 0 }
  for (let i = 0; i < runs.length; i += 3) {
    const all = printed[runs[i + 2]!]
    if (!all) continue
    const row = Math.floor(runs[i]! / camera.width)
    spot.y = row + 0.5
    const { prints, first, last, isByCloth } = stretchOf(all, spot.y)
    const start = row * camera.width
    const to = Math.min(runs[i + 1]!, start + last + 1)
    for (let at = Math.max(runs[i]!, start + first); at < to; at++) {
      spot.x = at - start + 0.5
      spot.u = u[at]! / clothSteps
      spot.v = v[at]! / clothSteps
      if (isByCloth) spot.inches = inchesAt(frame, at)
      if (readInk(prints, spot)) (hidesCloth() ? opaque : thin).add(at)
    }
  }
  return { opaque: opaque.list(), thin: thin.list(), mixed: mapMixedInk(frame, painter) }
}

/** Maps the ink of the samples of mixed pixels alone. */
export function mapMixedInk({ camera, mixed }: Frame, painter: Painter): InkList {
  const printed = painter.charts.map(paint => paint?.prints ?? null)
  const list = new InkListing(printed.some(prints => prints && haveSurface(prints)))
  const spot: Spot = { x: 0, y: 0, u: 0, v: 0, pixels: 1, inches: 1 / camera.pixelsPerInch }
  mixed.pixel.forEach((at, i) => {
    for (let k = mixed.first[i]!; k < mixed.first[i + 1]!; k++) {
      const prints = printed[mixed.chart[k]!]
      if (!prints) continue
      spot.x = (at % camera.width) + 0.5
      spot.y = Math.floor(at / camera.width) + 0.5
      spot.u = mixed.u[k]! / clothSteps
      spot.v = mixed.v[k]! / clothSteps
      if (readInk(prints, spot)) list.add(k)
    }
  })
  return list.list()
}

/** Prints that may be seen in a row, its columns beyond which they are not, and whether one is seen as its cloth lies. */
export function stretchOf(all: readonly PlacedPrint[], y: number) {
  const prints = all.filter(({ reach }) => !reach || isRowReached(reach, y))
  let [first, last, isByCloth] = [Number.POSITIVE_INFINITY, -1, false]
  for (const { reach } of prints) {
    const isBounded = reach?.of === 'picture'
    if (!isBounded) isByCloth = true
    first = Math.min(first, isBounded ? Math.max(0, Math.ceil(reach.left - 0.5)) : 0)
    last = Math.max(last, isBounded ? Math.floor(reach.right - 0.5) : Number.MAX_SAFE_INTEGER)
  }
  return { prints, first, last, isByCloth }
}
