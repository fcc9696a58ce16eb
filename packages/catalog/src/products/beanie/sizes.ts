import { hatMeasurements } from '../../measurements.ts'
import { apparelSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const beanieSizes = apparelSizes(hatMeasurements, {
  'one size': { width: 8.875, height: 8.625, cuff: 2.75 },
})
