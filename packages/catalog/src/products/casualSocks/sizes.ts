import { sockSizes } from '../../sizes.ts'

/** Inches, as its pattern measures in each size. */
export const casualSocksSizes = sockSizes({
  S: { leg: 3.375, height: 8.125, foot: 7.375 },
  M: { leg: 3.75, height: 9.375, foot: 8.625 },
  L: { leg: 4, height: 10, foot: 9.5 },
  XL: { leg: 4.125, height: 10.625, foot: 10.25 },
})
