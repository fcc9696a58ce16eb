import { topMeasurements } from '../../measurements.ts'
import { apparelSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const mockneckFullZipSizes = apparelSizes(topMeasurements, {
  '2XS': { chest: 18.5, length: 25, sleeve: 33 },
  XS: { chest: 19.75, length: 25.75, sleeve: 33.75 },
  S: { chest: 21, length: 26.5, sleeve: 34.5 },
  M: { chest: 22.5, length: 27.25, sleeve: 35.5 },
  L: { chest: 24, length: 28, sleeve: 36.5 },
  XL: { chest: 26, length: 29, sleeve: 37.25 },
  '2XL': { chest: 28, length: 30, sleeve: 38.25 },
  '3XL': { chest: 30, length: 31, sleeve: 39 },
  '4XL': { chest: 32, length: 31.5, sleeve: 39.5 },
})
