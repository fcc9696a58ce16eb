import { trouserMeasurements } from '../../measurements.ts'
import { apparelSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const sweatpantsSizes = apparelSizes(trouserMeasurements, {
  '2XS': { waist: 11.5, outseam: 38, inseam: 28 },
  XS: { waist: 12.5, outseam: 39, inseam: 28.5 },
  S: { waist: 13.5, outseam: 40, inseam: 29 },
  M: { waist: 14.5, outseam: 41, inseam: 29.5 },
  L: { waist: 16, outseam: 42, inseam: 30 },
  XL: { waist: 17.5, outseam: 43, inseam: 30.5 },
  '2XL': { waist: 19, outseam: 43.5, inseam: 30.5 },
  '3XL': { waist: 20.5, outseam: 44, inseam: 30.5 },
  '4XL': { waist: 22, outseam: 44.5, inseam: 30.5 },
})
