import type { CollaredTopSpec } from '../../blocks/collared-top.ts'
import { fleeceGrowth, gradeTop, type TopChart, type TopInM } from '../../blocks/grade-top.ts'

/** Half chest, length, sleeve from centre back (fleece pullovers of the trade, a mock neck's body). */
const chart: TopChart = {
  '2XS': [18.5, 26.5, 33],
  XS: [20, 27.5, 33.75],
  S: [21.25, 28.5, 34.5],
  M: [23, 29.5, 35.5],
  L: [24.5, 30.5, 36.5],
  XL: [26.5, 31.5, 37.25],
  '2XL': [28.5, 32.5, 38.25],
  '3XL': [30.5, 33.5, 39],
  '4XL': [32.5, 34, 39.5],
}

export const mockneckSizeNames: readonly string[] = Object.keys(chart)

const inM: TopInM = {
  hemIn: 0.6,
  acrossShoulder: 19.6,
  shoulderSlope: 1.9,
  neckWidth: 7.5,
  frontNeckDrop: 2.7,
  backNeckDrop: 0.8,
  armholeDepth: 10.4,
  bicep: 8.5,
  opening: 4.7,
}

/** The pattern's measures in a size, graded from M. */
export function mockneckSpec(size: string): CollaredTopSpec {
  return { ...gradeTop(chart, size, inM, fleeceGrowth), collarHeight: 2.5 }
}
