import type { Vec } from '../vector.ts'
import type { Hit } from './distance-grid.ts'

/** A round stuffing: it fills a hood as paper does when one is photographed. */
export type Ellipsoid = { readonly centre: Vec; readonly radii: Vec }

/** The nearest of several, blown up to a share of their size. */
export function readEllipsoids(
  forms: readonly Ellipsoid[],
  blownUp: number,
  x: number,
  y: number,
  z: number,
  hit: Hit,
): void {
  hit.distance = 9
  for (const { centre, radii } of forms) {
    const px = (x - centre[0]) / (radii[0] * blownUp)
    const py = (y - centre[1]) / (radii[1] * blownUp)
    const pz = (z - centre[2]) / (radii[2] * blownUp)
    const around = Math.sqrt(px * px + py * py + pz * pz) + 1e-9
    const gx = px / (radii[0] * blownUp)
    const gy = py / (radii[1] * blownUp)
    const gz = pz / (radii[2] * blownUp)
    const slope = Math.sqrt(gx * gx + gy * gy + gz * gz) + 1e-9
    // The field's value over its slope: exact on the surface, near enough beside it.
    const distance = ((around - 1) * around) / slope
    if (distance >= hit.distance) continue
    hit.distance = distance
    hit.x = gx / slope
    hit.y = gy / slope
    hit.z = gz / slope
  }
}
