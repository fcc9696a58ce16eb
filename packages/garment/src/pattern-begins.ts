import type { Ring } from '@teamloom/catalog/definition.ts'
import type { Curve } from '@teamloom/shape/curve.ts'

/**
 * From which u a pattern begins at a place of its panel: everywhere the same, its seam, straight on beyond its ends, or
 * the nearer end of a ring.
 */
export function beginsAt(fromU: number | Curve | Ring, u: number, v: number): number {
  if (typeof fromU === 'number') return fromU
  if ('ends' in fromU) return u < 0 ? -fromU.ends : fromU.ends
  let [lastU, lastV] = fromU[0]!
  for (const [seamU, seamV] of fromU) {
    if (seamV <= v) return seamV === lastV ? seamU : seamU + ((v - seamV) * (lastU - seamU)) / (lastV - seamV)
    lastU = seamU
    lastV = seamV
  }
  return lastU
}
