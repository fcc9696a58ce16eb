import { toldInches } from '@teamloom/kit/length.ts'
import { distance } from '@teamloom/shape/point.ts'
import { drawMeasures } from '../flat/draw-measures.ts'
import type { FlatSide } from '../flat/flat.ts'
import type { Lay } from '../flat/lay.ts'
import type { Cut } from '../pattern.ts'
import type { Trim } from '../trim.ts'
import { measureBands } from './bands.ts'
import { measureCollar } from './collar.ts'
import { measureHat } from './hat.ts'
import { measureHood } from './hood.ts'
import { measureMask } from './mask.ts'
import { measureOpenings } from './openings.ts'
import { measurePockets } from './pockets.ts'
import { type DrawnPoint, type Measured, type PointOfMeasure, together } from './point-of-measure.ts'
import { measureSleeve } from './sleeve.ts'
import { measureSock } from './sock.ts'
import { measureTorso } from './torso.ts'
import { measureTrousers } from './trousers.ts'

/** The most points of a table that a workshop fills in. */
const mostPoints = 25
/** What follows from other points: left out of a table that is too long, the first of them first. */
const spared = [
  'underarm',
  'collarSeam',
  'shoulder',
  'snapPitch',
  'flapWidth',
  'placketWidth',
  'weltWidth',
  'pocketAcross',
  'pocketOpening',
]

/** Every point of measure of a cut with what is worn of its trims, in the order of the table. */
export function measureGarment(cut: Cut, trims: readonly Trim[]): Measured {
  const all = measureAll(cut, trims)
  const there = spared.filter(name => all.points.some(point => point.name === name))
  const left = there.slice(0, Math.max(0, all.points.length - mostPoints))
  return { ...all, points: all.points.filter(({ name }) => !left.includes(name)) }
}

function measureAll(cut: Cut, trims: readonly Trim[]): Measured {
  return together(
    measureTorso(cut),
    measureSleeve(cut),
    measureBands(cut),
    measureCollar(cut),
    measureHood(cut),
    measureTrousers(cut),
    measureHat(cut, trims),
    measureSock(cut),
    measureMask(cut, trims),
    measureOpenings(trims),
    measurePockets(cut, trims),
  )
}

/** The points that a side of the flat shows, as it lies there. */
export function drawOnFlat(
  laid: readonly Lay[],
  side: FlatSide,
  points: readonly PointOfMeasure[],
): DrawnPoint[] {
  const here = points.filter(({ view }) => view === side)
  const lines = here.map(({ name, label, legs, aside = 0 }) => ({ name, label, legs, aside, labelAt: 0.5 }))
  return drawMeasures(lines, laid).map(({ name, line }) => ({ name, view: side, line }))
}

/** The points that a detail shows: it is drawn in their own inches. */
export function drawOnDetail(detail: string, points: readonly PointOfMeasure[]): DrawnPoint[] {
  return points
    .filter(({ view }) => view === detail)
    .map(({ name, view, legs }) => ({ name, view, line: [legs[0]!.from, ...legs.map(({ to }) => to)] }))
}

/** Inches as they are told. */
export function inchesOfPoint({ legs }: Pick<PointOfMeasure, 'legs'>): number {
  return toldInches(legs.reduce((sum, { from, to }) => sum + distance(from, to), 0))
}
