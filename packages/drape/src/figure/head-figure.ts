import { sampleGrid } from './distance-grid.ts'
import { type Figure, noHoodForms } from './figure.ts'
import { still } from './still.ts'

/** A small head above the brow, which lies at height 0; inches. */
const halfWidth = 2.92
const halfDepth = 3.38
/** Height at which it begins to close, and of its dome. */
const dome = 3.1
const domeHeight = 3.5
/** Between a ball and a box. */
const squareness = 2.25

function head(x: number, y: number, z: number): number {
  const above = Math.max(0, y - dome) / domeHeight
  // Narrower towards the ears.
  const below = 1 - 0.018 * Math.max(0, dome - 0.4 - y)
  const around =
    ((Math.abs(x) / (halfWidth * below)) ** squareness +
      (Math.abs(z) / (halfDepth * below)) ** squareness +
      above ** squareness) **
    (1 / squareness)
  return (around - 1) * halfWidth
}

export function makeHeadFigure(): Figure {
  return {
    trunk: sampleGrid(head, [-5, -3, -5], [51, 66, 51], 0.2),
    top: dome + domeHeight,
    hoodForms: noHoodForms,
    poseAt: () => still,
  }
}
