import { topMeasurements } from '../../measurements.ts'
import { apparelSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const womanTshirtSizes = apparelSizes(topMeasurements, {
  XS: { chest: 15.375, length: 25, sleeve: 12.75 },
  S: { chest: 17.125, length: 25.5, sleeve: 13.5 },
  M: { chest: 19.125, length: 26, sleeve: 14.25 },
  L: { chest: 21.125, length: 27, sleeve: 15 },
  XL: { chest: 23.125, length: 28, sleeve: 15.75 },
  '2XL': { chest: 25.125, length: 28.5, sleeve: 16.5 },
  '3XL': { chest: 27.125, length: 29, sleeve: 17.25 },
})
