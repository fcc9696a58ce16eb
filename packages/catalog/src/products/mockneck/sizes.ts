import { topMeasurements } from '../../measurements.ts'
import { apparelSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const mockneckSizes = apparelSizes(topMeasurements, {
  '2XS': { chest: 18.5, length: 26.5, sleeve: 33 },
  XS: { chest: 20, length: 27.5, sleeve: 33.75 },
  S: { chest: 21.25, length: 28.5, sleeve: 34.5 },
  M: { chest: 23, length: 29.5, sleeve: 35.5 },
  L: { chest: 24.5, length: 30.5, sleeve: 36.5 },
  XL: { chest: 26.5, length: 31.5, sleeve: 37.25 },
  '2XL': { chest: 28.5, length: 32.5, sleeve: 38.25 },
  '3XL': { chest: 30.5, length: 33.5, sleeve: 39 },
  '4XL': { chest: 32.5, length: 34, sleeve: 39.5 },
})
