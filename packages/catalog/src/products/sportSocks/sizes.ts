import { sockSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const sportSocksSizes = sockSizes({
  S: { leg: 3.5, height: 10.375, foot: 7.5 },
  M: { leg: 3.875, height: 11.875, foot: 8.75 },
  L: { leg: 4.125, height: 12.875, foot: 9.625 },
  XL: { leg: 4.375, height: 13.625, foot: 10.5 },
})
