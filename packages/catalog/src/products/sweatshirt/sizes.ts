import { topMeasurements } from '../../measurements.ts'
import { apparelSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const sweatshirtSizes = apparelSizes(topMeasurements, {
  '2XS': { chest: 17, length: 25.5, sleeve: 31.5 },
  XS: { chest: 18.5, length: 26.25, sleeve: 32.5 },
  S: { chest: 20, length: 27, sleeve: 33.5 },
  M: { chest: 22, length: 28, sleeve: 34.5 },
  L: { chest: 24, length: 29, sleeve: 35.5 },
  XL: { chest: 26, length: 30, sleeve: 36.5 },
  '2XL': { chest: 28, length: 31, sleeve: 37.5 },
  '3XL': { chest: 30, length: 32, sleeve: 38.5 },
  '4XL': { chest: 32, length: 33, sleeve: 39.5 },
})
