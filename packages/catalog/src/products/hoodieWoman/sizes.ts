import { topMeasurements } from '../../measurements.ts'
import { apparelSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const hoodieWomanSizes = apparelSizes(topMeasurements, {
  XS: { chest: 17.875, length: 24, sleeve: 31 },
  S: { chest: 19.125, length: 24.5, sleeve: 31.75 },
  M: { chest: 20.375, length: 25, sleeve: 32.5 },
  L: { chest: 21.875, length: 25.75, sleeve: 33.25 },
  XL: { chest: 23.625, length: 26.5, sleeve: 34 },
  '2XL': { chest: 25.625, length: 27.25, sleeve: 34.5 },
  '3XL': { chest: 27.625, length: 27.75, sleeve: 35 },
})
