import { gradeTop, jerseyGrowth, type TopChart, type TopInM } from '../../blocks/grade-top.ts'
import type { JerseyShirtSpec } from '../../blocks/jersey-shirt.ts'

/** Half chest, length, sleeve from centre back (Gildan 5000 class; youths' chests and lengths its 5000B's). */
const chart: TopChart = {
  YS: [17, 22, 15.5],
  YM: [18, 23.5, 16],
  YL: [19, 25, 16.5],
  YXL: [20, 26.5, 17.25],
  '2XS': [14, 26, 14],
  XS: [16, 27, 15.25],
  S: [18, 28, 16.5],
  M: [20, 29, 18],
  L: [22, 30, 19.5],
  XL: [24, 31, 21],
  '2XL': [26, 32, 22.5],
  '3XL': [28, 33, 24],
  '4XL': [30, 34, 25.25],
  '5XL': [32, 35, 26.5],
}

export const tshirtSizeNames: readonly string[] = Object.keys(chart)

const inM: TopInM = {
  hemIn: 0.2,
  acrossShoulder: 17.6,
  shoulderSlope: 1.8,
  neckWidth: 7.2,
  frontNeckDrop: 3.6,
  backNeckDrop: 0.85,
  armholeDepth: 9.4,
  bicep: 7.5,
  opening: 6.7,
}

/** The pattern's measures in a size, graded from M. */
export function tshirtSpec(size: string): JerseyShirtSpec {
  return gradeTop(chart, size, inM, { ...jerseyGrowth, opening: 0.36 })
}
