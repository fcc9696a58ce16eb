import { must } from '@teamloom/kit/assert.ts'
import type { SleeveSpec } from './set-in-sleeve.ts'
import type { TorsoSpec } from './torso.ts'

type Line = readonly [halfChest: number, length: number, sleeveFromBack: number]

/** By size, inches; sleeves are measured from the centre back. */
export type TopChart = Readonly<Record<string, Line>> & { readonly M: Line }

type Graded =
  | 'acrossShoulder'
  | 'shoulderSlope'
  | 'neckWidth'
  | 'frontNeckDrop'
  | 'armholeDepth'
  | 'bicep'
  | 'opening'

/** Measures of a top in M, inches, that its chart does not give. */
export type TopInM = Readonly<Record<Graded, number>> & {
  readonly backNeckDrop: number
  /** How much narrower the hem is than the chest, in every size. */
  readonly hemIn: number
}

/** How much a measure grows with each inch of half chest. */
export type TopGrowth = Readonly<Record<Graded, number>>

export const fleeceGrowth: TopGrowth = {
  acrossShoulder: 0.6,
  shoulderSlope: 0.03,
  neckWidth: 0.1,
  frontNeckDrop: 0.05,
  armholeDepth: 0.3,
  bicep: 0.4,
  opening: 0.15,
}

export const jerseyGrowth: TopGrowth = {
  acrossShoulder: 0.62,
  shoulderSlope: 0.04,
  neckWidth: 0.12,
  frontNeckDrop: 0.06,
  armholeDepth: 0.3,
  bicep: 0.42,
  opening: 0.14,
}

/** Body and set-in sleeves in a size of the chart. */
export function gradeTop(
  chart: TopChart,
  size: string,
  inM: TopInM,
  growth: TopGrowth,
): { torso: TorsoSpec; sleeve: SleeveSpec } {
  const [halfChest, length, sleeveFromBack] = must(chart[size], `size ${size}`)
  const wider = halfChest - chart.M[0]
  const grown = (measure: Graded) => inM[measure] + growth[measure] * wider
  const acrossShoulder = grown('acrossShoulder')
  return {
    torso: {
      halfChest,
      length,
      hemWidth: halfChest - inM.hemIn,
      acrossShoulder,
      shoulderSlope: grown('shoulderSlope'),
      neckWidth: grown('neckWidth'),
      frontNeckDrop: grown('frontNeckDrop'),
      backNeckDrop: inM.backNeckDrop,
      armholeDepth: grown('armholeDepth'),
    },
    sleeve: {
      length: sleeveFromBack - acrossShoulder / 2,
      bicep: grown('bicep'),
      opening: grown('opening'),
    },
  }
}
