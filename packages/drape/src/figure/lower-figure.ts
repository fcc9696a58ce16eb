import type { BodySide } from '@teamloom/pattern/pattern.ts'
import type { Vec } from '../vector.ts'
import { sampleGrid } from './distance-grid.ts'
import { type Figure, type Joints, noHoodForms, type Pose } from './figure.ts'
import { type Bone, coneDistance } from './limb.ts'
import { melt, type Section, trunkField } from './trunk.ts'

/** Waist to crotch of a man of 32 in waist. */
const sections: readonly Section[] = [
  { y: 30, halfWidth: 6.7, halfDepth: 3.7, forward: -0.4 },
  { y: 34, halfWidth: 6.8, halfDepth: 3.9, forward: -0.4 },
  { y: 37, halfWidth: 6.7, halfDepth: 4.15, forward: -0.3 },
  { y: 40, halfWidth: 6.3, halfDepth: 4.1, forward: -0.05 },
  { y: 42.5, halfWidth: 6, halfDepth: 3.95, forward: 0.1 },
  { y: 46, halfWidth: 6, halfDepth: 4, forward: 0.15 },
]
/** Below it there are only legs. */
const trunkEnd = 35

function lowerBody(x: number, y: number, z: number): number {
  const side = Math.abs(x)
  const trunk = -melt(-trunkField(sections, side, y, z), y - trunkEnd, 2.4)
  const thigh = coneDistance(side, y, z, [3.2, 37, -0.4], [3.6, 30.5, -0.1], 3.6, 3.15)
  const seat = coneDistance(side, y, z, [2.7, 36.6, -2], [3, 34.6, -1.7], 2.6, 2.5)
  return melt(melt(trunk, thigh, 2), seat, 1.8)
}

export function makeLowerFigure(): Figure {
  const pose = standing()
  return {
    trunk: sampleGrid(lowerBody, [-11, 27, -9], [63, 62, 52], 0.35),
    top: 42.5,
    hoodForms: noHoodForms,
    poseAt: () => pose,
  }
}

function standing(): Pose {
  const left = legJoints(1)
  const right = legJoints(-1)
  return {
    joints: { left, right },
    bones: { left: legBones(left, 'left'), right: legBones(right, 'right') },
    stuffed: 1,
  }
}

function legJoints(outward: 1 | -1): Joints {
  // One foot a little before the other, as people stand.
  const step = outward > 0 ? 0.25 : -0.15
  return [
    [outward * 3.4, 34, -0.3],
    [outward * 4, 19.5, 0.5 + step],
    [outward * 4.35, 4.2, -0.5 + step],
  ]
}

function legBones([hip, knee, ankle]: Joints, leg: BodySide): Bone[] {
  const outward = leg === 'left' ? 1 : -1
  const toe: Vec = [ankle[0], 1.2, ankle[2] + 2]
  return [
    { from: hip, to: knee, thick: 3.3, thin: 2.2, yielding: 0, outward },
    { from: knee, to: ankle, thick: 2.25, thin: 1.45, yielding: 0, outward },
    { from: ankle, to: toe, thick: 1.5, thin: 2.1, yielding: 0, outward },
  ]
}
