import { topMeasurements } from '../../measurements.ts'
import { apparelSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const pulloverZipSizes = apparelSizes(topMeasurements, {
  '2XS': { chest: 18.5, length: 26, sleeve: 32.5 },
  XS: { chest: 19.75, length: 27, sleeve: 33.25 },
  S: { chest: 21, length: 28, sleeve: 34 },
  M: { chest: 22.5, length: 29, sleeve: 35 },
  L: { chest: 24, length: 30, sleeve: 36 },
  XL: { chest: 26, length: 31, sleeve: 37 },
  '2XL': { chest: 28, length: 32, sleeve: 37.75 },
  '3XL': { chest: 30, length: 33, sleeve: 38.5 },
  '4XL': { chest: 32, length: 33.5, sleeve: 39 },
})
