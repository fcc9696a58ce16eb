import { gradeTop, jerseyGrowth, type TopChart, type TopInM } from '../../blocks/grade-top.ts'
import type { JerseyShirtSpec } from '../../blocks/jersey-shirt.ts'

/** Half chest, length, sleeve from centre back (Gildan 2400 class). */
const chart: TopChart = {
  '2XS': [14.5, 26.25, 31],
  XS: [16, 27, 32],
  S: [18, 28, 33.5],
  M: [20, 29, 35],
  L: [22, 30, 36.5],
  XL: [24, 31, 38],
  '2XL': [26, 32, 39],
  '3XL': [28, 33, 40],
  '4XL': [30, 34, 41],
}

export const longsleeveSizeNames: readonly string[] = Object.keys(chart)

const inM: TopInM = {
  hemIn: 0.2,
  acrossShoulder: 17.6,
  shoulderSlope: 1.8,
  neckWidth: 7.1,
  frontNeckDrop: 3.5,
  backNeckDrop: 0.85,
  armholeDepth: 9.4,
  bicep: 7.4,
  opening: 4,
}

/** The pattern's measures in a size, graded from M. */
export function longsleeveSpec(size: string): JerseyShirtSpec {
  return gradeTop(chart, size, inM, jerseyGrowth)
}
