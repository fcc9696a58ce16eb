import { clothSteps } from '@teamloom/bakes/bake.ts'
import { type Frame, inchesAt } from './frame.ts'
import { type InkList, InkListing } from './ink-list.ts'
import type { Painter } from './painter.ts'
import { haveSurface, hidesCloth, type PlacedPrint, readInk } from './placed-print.ts'
import { isReached, isRowReached } from './print-reach.ts'
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
  const [opaque, thin, mixed] = [0, 1, 2].map(() => new InkListing(hasSurface)) as [
    InkListing,
    InkListing,
    InkListing,
  ]
  const { camera, runs, u, v } = frame
  const spot: Spot = { x: 0, y: 0, u: 0, v: 0, pixels: 1, inches: 0 }
  const isNear = ({ reach }: PlacedPrint) => reach === null || isReached(reach, spot)
  const isInRow = ({ reach }: PlacedPrint) => reach === null || isRowReached(reach, spot.y)
  const goTo = (at: number, du: number, dv: number) => {
    spot.x = (at % camera.width) + 0.5
    spot.y = Math.floor(at / camera.width) + 0.5
    spot.u = du / clothSteps
    spot.v = dv / clothSteps
  }
  for (let i = 0; i < runs.length; i += 3) {
    const prints = printed[runs[i + 2]!]
    spot.y = Math.floor(runs[i]! / camera.width) + 0.5
    if (!prints?.some(isInRow)) continue
    for (let at = runs[i]!; at < runs[i + 1]!; at++) {
      goTo(at, u[at]!, v[at]!)
      if (!prints.some(isNear)) continue
      spot.inches = inchesAt(frame, at)
      if (readInk(prints, spot)) (hidesCloth() ? opaque : thin).add(at)
    }
  }
  const samples = frame.mixed
  samples.pixel.forEach((at, i) => {
    for (let k = samples.first[i]!; k < samples.first[i + 1]!; k++) {
      const prints = printed[samples.chart[k]!]
      if (!prints) continue
      goTo(at, samples.u[k]!, samples.v[k]!)
      spot.inches = 1 / camera.pixelsPerInch
      if (readInk(prints, spot)) mixed.add(k)
    }
  })
  return { opaque: opaque.list(), thin: thin.list(), mixed: mixed.list() }
}
