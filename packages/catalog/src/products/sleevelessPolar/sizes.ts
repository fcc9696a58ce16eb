import { vestMeasurements } from '../../measurements.ts'
import { apparelSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const sleevelessPolarSizes = apparelSizes(vestMeasurements, {
  '2XS': { chest: 17.5, length: 24.5 },
  XS: { chest: 18.75, length: 25.5 },
  S: { chest: 20, length: 26.5 },
  M: { chest: 21.5, length: 27.25 },
  L: { chest: 23, length: 28.25 },
  XL: { chest: 25, length: 29.25 },
  '2XL': { chest: 27, length: 30.25 },
  '3XL': { chest: 29, length: 31 },
  '4XL': { chest: 31, length: 31.5 },
})
