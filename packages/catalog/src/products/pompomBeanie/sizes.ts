import { hatMeasurements } from '../../measurements.ts'
import { apparelSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const pompomBeanieSizes = apparelSizes(hatMeasurements, {
  'one size': { width: 9, height: 8.5, cuff: 2.875 },
})
