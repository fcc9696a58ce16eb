import { topMeasurements } from '../../measurements.ts'
import { apparelSizes, youthSizes } from '../../sizes.ts'

const youths = youthSizes(topMeasurements, {
  YS: { chest: 17, length: 22, sleeve: 15.5 },
  YM: { chest: 18, length: 23.5, sleeve: 16 },
  YL: { chest: 19, length: 25, sleeve: 16.5 },
  YXL: { chest: 20, length: 26.5, sleeve: 17.25 },
})

const adults = apparelSizes(topMeasurements, {
  '2XS': { chest: 14, length: 26, sleeve: 14 },
  XS: { chest: 16, length: 27, sleeve: 15.25 },
  S: { chest: 18, length: 28, sleeve: 16.5 },
  M: { chest: 20, length: 29, sleeve: 18 },
  L: { chest: 22, length: 30, sleeve: 19.5 },
  XL: { chest: 24, length: 31, sleeve: 21 },
  '2XL': { chest: 26, length: 32, sleeve: 22.5 },
  '3XL': { chest: 28, length: 33, sleeve: 24 },
  '4XL': { chest: 30, length: 34, sleeve: 25.25 },
  '5XL': { chest: 32, length: 35, sleeve: 26.5 },
})

/** Inches, as its pattern measures in each size. */
export const tshirtSizes = [...youths, ...adults]
