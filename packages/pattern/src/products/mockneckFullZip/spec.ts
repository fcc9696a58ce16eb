import type { CollaredTopSpec } from '../../blocks/collared-top.ts'
import { fleeceGrowth, gradeTop, type TopChart, type TopInM } from '../../blocks/grade-top.ts'

/** Half chest, length, sleeve from centre back (fleece bombers of the trade). */
const chart: TopChart = {
  '2XS': [18.5, 25, 33],
  XS: [19.75, 25.75, 33.75],
  S: [21, 26.5, 34.5],
  M: [22.5, 27.25, 35.5],
  L: [24, 28, 36.5],
  XL: [26, 29, 37.25],
  '2XL': [28, 30, 38.25],
  '3XL': [30, 31, 39],
  '4XL': [32, 31.5, 39.5],
}

export const mockneckFullZipSizeNames: readonly string[] = Object.keys(chart)

const inM: TopInM = {
  hemIn: 0.4,
  acrossShoulder: 19,
  shoulderSlope: 1.9,
  neckWidth: 7.6,
  frontNeckDrop: 3,
  backNeckDrop: 0.8,
  armholeDepth: 10.2,
  bicep: 8.3,
  opening: 4.8,
}

/** The pattern's measures in a size, graded from M. */
export function mockneckFullZipSpec(size: string): CollaredTopSpec {
  return { ...gradeTop(chart, size, inM, fleeceGrowth), collarHeight: 2.1 }
}
