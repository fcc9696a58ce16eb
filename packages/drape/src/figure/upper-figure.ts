import type { BodySide } from '@teamloom/catalog/blocks/pattern.ts'
import { add, scale, type Vec } from '../vector.ts'
import { sampleGrid } from './distance-grid.ts'
import type { Ellipsoid } from './ellipsoid.ts'
import type { Figure, Joints, Pose } from './figure.ts'
import { type Bone, coneDistance } from './limb.ts'
import { melt, type Section, trunkField } from './trunk.ts'

/** A man of 38 in chest, without head and hands' fingers. */
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
const neckTop = 61.8
const shoulder: Vec = [6.8, 55.6, -0.4]

function upperBody(x: number, y: number, z: number): number {
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

/** A chin that holds the hood's opening apart. */
const hoodStuffing: readonly Ellipsoid[] = [{ centre: [0, 61.5, 0], radii: [2.7, 3.2, 3] }]

export type ArmPose = {
  /** Degrees from the body when the garment is put on, and as photographed. */
  readonly raised: number
  readonly lowered: number
  /** Degrees that the upper arm is turned back: from the side it then shows the body before it. */
  readonly turnedBack: number
  /** Degrees that the forearm is turned forward and inward. */
  readonly elbowForward: number
  readonly elbowInward: number
}

const upperArm = 12.9
const forearm = 11.2
const hand = 5

export function makeUpperFigure(arms: ArmPose): Figure {
  return {
    trunk: sampleGrid(upperBody, [-13, 27, -9], [75, 104, 52], 0.35),
    top: 59.8,
    hoodStuffing,
    poseAt: share => poseArms(arms, share),
  }
}

function poseArms(arms: ArmPose, share: number): Pose {
  const degrees = arms.raised + (arms.lowered - arms.raised) * share
  const left = armJoints(arms, degrees, 1)
  const right = armJoints(arms, degrees, -1)
  return {
    joints: { left, right },
    bones: { left: armBones(left, 'left'), right: armBones(right, 'right') },
    stuffed: 0.4 + 0.6 * share,
  }
}

function armJoints(arms: ArmPose, degrees: number, outward: 1 | -1): Joints {
  // People do not hang their arms quite alike.
  const down = radians(degrees + (outward > 0 ? 0.8 : -0.5))
  const inner = radians(degrees - arms.elbowInward)
  const forward = radians(arms.elbowForward)
  const from: Vec = [outward * shoulder[0], shoulder[1], shoulder[2]]
  const back = radians(arms.turnedBack)
  const elbow = add(
    from,
    scale(
      [outward * Math.sin(down), -Math.cos(down) * Math.cos(back), -Math.cos(down) * Math.sin(back)],
      upperArm,
    ),
  )
  const wrist = add(
    elbow,
    scale(
      [
        outward * Math.sin(inner) * Math.cos(forward),
        -Math.cos(inner) * Math.cos(forward),
        Math.sin(forward),
      ],
      forearm,
    ),
  )
  return [from, elbow, wrist]
}

function armBones([from, elbow, wrist]: Joints, arm: BodySide): Bone[] {
  const outward = arm === 'left' ? 1 : -1
  const fingers = add(
    wrist,
    scale([wrist[0] - elbow[0], wrist[1] - elbow[1], wrist[2] - elbow[2]], hand / forearm),
  )
  return [
    { from, to: elbow, thick: 1.85, thin: 1.55, yielding: 0.8, outward },
    { from: elbow, to: wrist, thick: 1.6, thin: 1.1, yielding: 0, outward },
    // The hand widens, so that a cuff does not slip off it.
    { from: wrist, to: fingers, thick: 1.2, thin: 1.7, yielding: 0, outward },
  ]
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
