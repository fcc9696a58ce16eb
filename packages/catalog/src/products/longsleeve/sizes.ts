import { topMeasurements } from '../../measurements.ts'
import { apparelSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const longsleeveSizes = apparelSizes(topMeasurements, {
  '2XS': { chest: 14.5, length: 26.25, sleeve: 31 },
  XS: { chest: 16, length: 27, sleeve: 32 },
  S: { chest: 18, length: 28, sleeve: 33.5 },
  M: { chest: 20, length: 29, sleeve: 35 },
  L: { chest: 22, length: 30, sleeve: 36.5 },
  XL: { chest: 24, length: 31, sleeve: 38 },
  '2XL': { chest: 26, length: 32, sleeve: 39 },
  '3XL': { chest: 28, length: 33, sleeve: 40 },
  '4XL': { chest: 30, length: 34, sleeve: 41 },
})
