import type { CollaredTopSpec } from '../../blocks/collared-top.ts'
import { fleeceGrowth, gradeTop, type TopChart, type TopInM } from '../../blocks/grade-top.ts'

/** Half chest, length, sleeve from centre back (snap-neck fleeces of the trade: wide and rather short). */
const chart: TopChart = {
  '2XS': [19.5, 25.5, 32.5],
  XS: [20.75, 26.25, 33.25],
  S: [22, 27, 34],
  M: [23.5, 28, 35],
  L: [25, 29, 36],
  XL: [27, 30, 37],
  '2XL': [29, 31, 37.75],
  '3XL': [31, 32, 38.5],
  '4XL': [33, 32.5, 39],
}

export const pulloverSnapSizeNames: readonly string[] = Object.keys(chart)

const inM: TopInM = {
  hemIn: 0.8,
  acrossShoulder: 20.4,
  shoulderSlope: 1.9,
  neckWidth: 7.8,
  frontNeckDrop: 3,
  backNeckDrop: 0.8,
  armholeDepth: 10.6,
  bicep: 8.8,
  opening: 4.8,
}

/** The pattern's measures in a size, graded from M. */
export function pulloverSnapSpec(size: string): CollaredTopSpec {
  return { ...gradeTop(chart, size, inM, fleeceGrowth), collarHeight: 3.2 }
}
