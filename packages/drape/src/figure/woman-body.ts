import type { Vec } from '../vector.ts'
import { coneDistance } from './limb.ts'
import { melt, type Section, trunkField } from './trunk.ts'
import type { UpperBody } from './upper-figure.ts'

/** A woman of 36 in bust, 28 in waist and 38 in hips; her bust is added to these. */
const sections: readonly Section[] = [
  { y: 26, halfWidth: 6.6, halfDepth: 4.3, forward: -0.4 },
  { y: 33, halfWidth: 6.9, halfDepth: 4.5, forward: -0.45 },
  { y: 36, halfWidth: 6.8, halfDepth: 4.4, forward: -0.35 },
  { y: 39, halfWidth: 6, halfDepth: 3.85, forward: -0.1 },
  { y: 42, halfWidth: 5.2, halfDepth: 3.4, forward: 0.1 },
  { y: 44, halfWidth: 5.1, halfDepth: 3.4, forward: 0.1 },
  { y: 47, halfWidth: 5.5, halfDepth: 3.75, forward: 0.1 },
  { y: 50, halfWidth: 5.8, halfDepth: 3.9, forward: 0.05 },
  { y: 53, halfWidth: 5.9, halfDepth: 3.8, forward: -0.15 },
  { y: 55, halfWidth: 5.7, halfDepth: 3.4, forward: -0.3 },
  { y: 57, halfWidth: 4.8, halfDepth: 2.7, forward: -0.5 },
  { y: 58.6, halfWidth: 2.6, halfDepth: 2, forward: -0.55 },
  { y: 60, halfWidth: 1.85, halfDepth: 1.85, forward: -0.45 },
]
const shoulder: Vec = [6, 55.9, -0.45]

function womanField(neckTop: number, x: number, y: number, z: number): number {
  const side = Math.abs(x)
  let field = trunkField(sections, side, Math.min(y, 60), z)
  if (y > 58.5) field = Math.max(field, y - 59)
  const cone = (from: Vec, to: Vec, thick: number, thin: number) =>
    coneDistance(side, y, z, from, to, thick, thin)
  field = melt(field, cone([0, 58, -0.75], [6, 56.1, -0.5], 1.45, 1.4), 1.5)
  field = melt(field, cone([6, 55.9, -0.45], [6.4, 54.2, -0.45], 1.55, 1.5), 1.1)
  field = melt(field, cone([0, 57, -0.85], [0, neckTop, 0.15], 1.85, 1.75), 1.1)
  return melt(field, cone([2.5, 51, 2.1], [3.1, 49.5, 3], 2.1, 2.25), 1.3)
}

/** Up to where the neck goes: a stand collar needs more of it. */
export function makeWomanBody(neckTop: number): UpperBody {
  return {
    field: (x, y, z) => womanField(neckTop, x, y, z),
    headSize: 0.89,
    shoulder,
    arm: { upper: 12, fore: 10.3, hand: 4.6, thickness: 0.86 },
  }
}

export const womanBody: UpperBody = makeWomanBody(61.8)
