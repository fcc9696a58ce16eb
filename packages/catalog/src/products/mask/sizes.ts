import { maskMeasurements } from '../../measurements.ts'
import { apparelSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const maskSizes = apparelSizes(maskMeasurements, {
  'one size': { width: 9.75, height: 5.375 },
})
