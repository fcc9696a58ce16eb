import type { CollaredTopSpec } from '../../blocks/collared-top.ts'
import { fleeceGrowth, gradeTop, type TopChart, type TopInM } from '../../blocks/grade-top.ts'

/** Half chest, length, sleeve from centre back (cadet-collar pullovers of the trade). */
const chart: TopChart = {
  '2XS': [18.5, 26, 32.5],
  XS: [19.75, 27, 33.25],
  S: [21, 28, 34],
  M: [22.5, 29, 35],
  L: [24, 30, 36],
  XL: [26, 31, 37],
  '2XL': [28, 32, 37.75],
  '3XL': [30, 33, 38.5],
  '4XL': [32, 33.5, 39],
}

export const pulloverZipSizeNames: readonly string[] = Object.keys(chart)

const inM: TopInM = {
  hemIn: 0.5,
  acrossShoulder: 19,
  shoulderSlope: 1.9,
  neckWidth: 7.6,
  frontNeckDrop: 3,
  backNeckDrop: 0.8,
  armholeDepth: 10.2,
  bicep: 8.3,
  opening: 4.6,
}

/** The pattern's measures in a size, graded from M. */
export function pulloverZipSpec(size: string): CollaredTopSpec {
  return { ...gradeTop(chart, size, inM, fleeceGrowth), collarHeight: 3.1 }
}
