import { hatMeasurements } from '../../measurements.ts'
import { apparelSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const waffleBeanieSizes = apparelSizes(hatMeasurements, {
  'one size': { width: 9, height: 8.875, cuff: 3 },
})
