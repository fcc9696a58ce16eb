import { hatMeasurements } from '../../measurements.ts'
import { apparelSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const waffleBeanieSizes = apparelSizes(
  hatMeasurements,
  {
    'S-M': { width: 8.625, height: 8.5, cuff: 3 },
    'M-L': { width: 9, height: 8.875, cuff: 3 },
    'one size': { width: 9, height: 8.875, cuff: 3 },
    'L-XL': { width: 9.5, height: 9.25, cuff: 3 },
  },
  { 'one size': 'M-L' },
)
