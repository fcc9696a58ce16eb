import { must } from '@teamloom/kit/assert.ts'
import type { LegSpec } from '../../blocks/leg.ts'

/** Half waist relaxed, side length, inseam. */
const chart = {
  '2XS': [11.5, 38, 28],
  XS: [12.5, 39, 28.5],
  S: [13.5, 40, 29],
  M: [14.5, 41, 29.5],
  L: [16, 42, 30],
  XL: [17.5, 43, 30.5],
  '2XL': [19, 43.5, 30.5],
  '3XL': [20.5, 44, 30.5],
  '4XL': [22, 44.5, 30.5],
} as const satisfies Record<string, readonly [number, number, number]>

export const sweatpantsSizeNames: readonly string[] = Object.keys(chart)

/** Heights of the ribs, inches. */
export const waistHeight = 1.75
export const ankleHeight = 2.6
/** Relaxed waistband to the cloth that is gathered into it. */
export const waistRatio = 0.72

/** Width of a leg's lower edge, front or back, in M; elastic gathers more cloth than a rib. */
const openings = { rib: 6.3, elastic: 6.7, open: 8.2 } as const
export type Ankle = keyof typeof openings

/**
 * The pattern's measures in a size, graded from M. Without ribs legs go on to where these would end: open ones hang
 * straight, others are gathered by the elastic in their hem.
 */
export function sweatpantsSpec(size: string, ankle: Ankle): { front: LegSpec; back: LegSpec } {
  const [halfWaist, sideLength, inseam] = must(chart[size as keyof typeof chart], `sweatpants size ${size}`)
  const wider = halfWaist - 14.5
  const ribbedLength = sideLength - waistHeight - ankleHeight
  const waist = halfWaist / waistRatio / 2
  const crotchDepth = ribbedLength - (inseam - ankleHeight)
  const common = {
    length: ankle === 'rib' ? ribbedLength : ribbedLength + ankleHeight,
    crotchDepth,
    kneeDepth: crotchDepth + (ribbedLength - crotchDepth) * 0.46,
    knee: 9 + 0.22 * wider,
    opening: openings[ankle] + 0.12 * wider,
  }
  return {
    front: {
      ...common,
      waist: waist - 0.3,
      hip: 10.3 + 0.5 * wider,
      thigh: 12.3 + 0.55 * wider,
      centreRise: 0,
    },
    back: {
      ...common,
      waist: waist + 0.3,
      hip: 11.1 + 0.5 * wider,
      thigh: 14 + 0.6 * wider,
      centreRise: 1.1,
    },
  }
}
