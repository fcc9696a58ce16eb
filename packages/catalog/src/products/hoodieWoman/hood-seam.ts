import type { Curve } from '@teamloom/shape/curve.ts'

/** The seam of the hood's left half, from the nape up to where a hood that is worn is no longer seen into. */
export const womanHoodSeam: Curve = [
  [4, -0.4],
  [4.34, -2],
  [4.75, -4],
  [4.92, -5],
  [5.05, -6],
  [5.14, -7],
  [5.18, -8],
  [5.16, -8.7],
  [5.04, -9.5],
]
