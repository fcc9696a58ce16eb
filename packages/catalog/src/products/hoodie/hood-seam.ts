import type { Curve } from '@teamloom/shape/curve.ts'

/** The seam of the hood's left half, from the nape up to where a hood that is worn is no longer seen into. */
export const hoodSeam: Curve = [
  [4.29, -0.4],
  [4.58, -2],
  [4.92, -4],
  [5.07, -5],
  [5.18, -6],
  [5.26, -7],
  [5.31, -8],
  [5.32, -8.7],
  [5.26, -9.5],
]
