import type { Curve } from '@teamloom/shape/curve.ts'

/** Where a pattern begins at a height of its panel: everywhere alike, or on its seam, straight on beyond its ends. */
export function beginsAt(fromU: number | Curve, v: number): number {
  if (typeof fromU === 'number') return fromU
  let [lastU, lastV] = fromU[0]!
  for (const [u, at] of fromU) {
    if (at <= v) return at === lastV ? u : u + ((v - at) * (lastU - u)) / (lastV - at)
    lastU = u
    lastV = at
  }
  return lastU
}
