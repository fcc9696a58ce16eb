import type { Vec } from '../vector.ts'
import type { Hit } from './distance-grid.ts'

/** A round cone: half of an arm or a leg. */
export type Bone = {
  readonly from: Vec
  readonly to: Vec
  readonly thick: number
  readonly thin: number
  /**
   * How far the collider gives way on the side that faces the trunk, at its upper end: cloth caught
   * between arm and trunk would be crushed.
   */
  readonly yielding: number
  /** +1 when the trunk lies towards -x. */
  readonly outward: 1 | -1
}

export function coneDistance(
  x: number,
  y: number,
  z: number,
  from: Vec,
  to: Vec,
  thick: number,
  thin: number,
): number {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const dz = to[2] - from[2]
  const along = ((x - from[0]) * dx + (y - from[1]) * dy + (z - from[2]) * dz) / (dx * dx + dy * dy + dz * dz)
  const t = along < 0 ? 0 : along > 1 ? 1 : along
  return (
    Math.hypot(x - from[0] - dx * t, y - from[1] - dy * t, z - from[2] - dz * t) -
    (thick + (thin - thick) * t)
  )
}

/** The nearest of a limb's bones. */
export function readLimb(bones: readonly Bone[], x: number, y: number, z: number, hit: Hit): void {
  hit.distance = 9
  for (const bone of bones) {
    const { from, to } = bone
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    const dz = to[2] - from[2]
    const along =
      ((x - from[0]) * dx + (y - from[1]) * dy + (z - from[2]) * dz) / (dx * dx + dy * dy + dz * dz)
    const t = along < 0 ? 0 : along > 1 ? 1 : along
    const px = x - from[0] - dx * t
    const py = y - from[1] - dy * t
    const pz = z - from[2] - dz * t
    const length = Math.sqrt(px * px + py * py + pz * pz) + 1e-9
    let distance = length - (bone.thick + (bone.thin - bone.thick) * t)
    if (bone.yielding > 0) {
      const inward = (-bone.outward * px) / length
      if (inward > -0.35) {
        const share = Math.min(1, (inward + 0.35) / 1.1)
        distance += bone.yielding * share * share * (3 - 2 * share) * Math.max(0, Math.min(1, 1.9 - 2 * t))
      }
    }
    if (distance < hit.distance) {
      hit.distance = distance
      hit.x = px / length
      hit.y = py / length
      hit.z = pz / length
    }
  }
}
