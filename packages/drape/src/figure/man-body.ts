import type { Vec } from '../vector.ts'
import { coneDistance } from './limb.ts'
import { melt, type Section, trunkField } from './trunk.ts'
import type { UpperBody } from './upper-figure.ts'

/** A man of 38 in chest. */
const sections: readonly Section[] = [
  { y: 26, halfWidth: 6.4, halfDepth: 4.4, forward: -0.3 },
  { y: 33, halfWidth: 6.7, halfDepth: 4.6, forward: -0.3 },
  { y: 36, halfWidth: 6.5, halfDepth: 4.4, forward: -0.2 },
  { y: 39, halfWidth: 6.1, halfDepth: 4.1, forward: 0 },
  { y: 42, halfWidth: 5.8, halfDepth: 3.95, forward: 0.1 },
  { y: 45, halfWidth: 6.1, halfDepth: 4.1, forward: 0.15 },
  { y: 48, halfWidth: 6.5, halfDepth: 4.4, forward: 0.2 },
  { y: 51, halfWidth: 6.8, halfDepth: 4.6, forward: 0.2 },
  { y: 53, halfWidth: 6.8, halfDepth: 4.5, forward: 0.05 },
  { y: 55, halfWidth: 6.6, halfDepth: 4, forward: -0.2 },
  { y: 57, halfWidth: 5.6, halfDepth: 3.1, forward: -0.5 },
  { y: 58.6, halfWidth: 2.9, halfDepth: 2.3, forward: -0.6 },
  { y: 60, halfWidth: 2.1, halfDepth: 2.1, forward: -0.5 },
]
const shoulder: Vec = [6.8, 55.6, -0.4]

function manField(neckTop: number, x: number, y: number, z: number): number {
  const side = Math.abs(x)
  let field = trunkField(sections, side, Math.min(y, 60), z)
  if (y > 58.5) field = Math.max(field, y - 59)
  const cone = (from: Vec, to: Vec, thick: number, thin: number) =>
    coneDistance(side, y, z, from, to, thick, thin)
  field = melt(field, cone([0, 58, -0.8], [6.8, 55.8, -0.45], 1.7, 1.7), 1.6)
  field = melt(field, cone([6.8, 55.6, -0.4], [7.3, 54, -0.4], 1.85, 1.8), 1.2)
  field = melt(field, cone([0, 57, -0.9], [0, neckTop, 0.2], 2.15, 2.05), 1.2)
  return melt(field, cone([2.8, 52.2, 2.3], [4, 51.6, 2], 1.95, 1.75), 1.5)
}

/** Up to where the neck goes: a stand collar needs more of it than a hood. */
export function makeManBody(neckTop: number): UpperBody {
  return {
    field: (x, y, z) => manField(neckTop, x, y, z),
    headSize: 1,
    shoulder,
    arm: { upper: 12.9, fore: 11.2, hand: 5, thickness: 1 },
  }
}
