import { topMeasurements } from '../../measurements.ts'
import { apparelSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const hoodieSnapSizes = apparelSizes(topMeasurements, {
  '2XS': { chest: 19, length: 28, sleeve: 34 },
  XS: { chest: 20.5, length: 28.5, sleeve: 34.75 },
  S: { chest: 22, length: 29, sleeve: 35.5 },
  M: { chest: 23.5, length: 29.5, sleeve: 36.25 },
  L: { chest: 25, length: 30, sleeve: 37 },
  XL: { chest: 26.5, length: 31, sleeve: 37.75 },
  '2XL': { chest: 28, length: 32, sleeve: 38.5 },
  '3XL': { chest: 30, length: 32.5, sleeve: 39 },
  '4XL': { chest: 32, length: 33, sleeve: 39.5 },
})
