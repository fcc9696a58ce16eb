import { vestMeasurements } from '../../measurements.ts'
import { apparelSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const sleevelessJacketWomanSizes = apparelSizes(vestMeasurements, {
  XS: { chest: 16.125, length: 23.5 },
  S: { chest: 17.375, length: 24 },
  M: { chest: 18.875, length: 24.5 },
  L: { chest: 20.625, length: 25.25 },
  XL: { chest: 22.625, length: 26 },
  '2XL': { chest: 24.625, length: 26.75 },
  '3XL': { chest: 26.625, length: 27.25 },
})
