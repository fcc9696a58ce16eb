import { vestMeasurements } from '../../measurements.ts'
import { apparelSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const sleevelessJacketMenSizes = apparelSizes(vestMeasurements, {
  '2XS': { chest: 18.75, length: 25 },
  XS: { chest: 20, length: 26 },
  S: { chest: 21.25, length: 27 },
  M: { chest: 22.75, length: 27.75 },
  L: { chest: 24.25, length: 28.75 },
  XL: { chest: 26.25, length: 29.75 },
  '2XL': { chest: 28.25, length: 30.75 },
  '3XL': { chest: 30.25, length: 31.5 },
  '4XL': { chest: 32.25, length: 32 },
})
