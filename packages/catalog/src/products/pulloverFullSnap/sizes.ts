import { topMeasurements } from '../../measurements.ts'
import { apparelSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const pulloverFullSnapSizes = apparelSizes(topMeasurements, {
  '2XS': { chest: 19.5, length: 25.5, sleeve: 32.5 },
  XS: { chest: 20.75, length: 26.25, sleeve: 33.25 },
  S: { chest: 22, length: 27, sleeve: 34 },
  M: { chest: 23.5, length: 28, sleeve: 35 },
  L: { chest: 25, length: 29, sleeve: 36 },
  XL: { chest: 27, length: 30, sleeve: 37 },
  '2XL': { chest: 29, length: 31, sleeve: 37.75 },
  '3XL': { chest: 31, length: 32, sleeve: 38.5 },
  '4XL': { chest: 33, length: 32.5, sleeve: 39 },
})
