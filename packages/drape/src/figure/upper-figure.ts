import type { BodySide } from '@teamloom/pattern/pattern.ts'
import { add, scale, type Vec } from '../vector.ts'
import { sampleGrid } from './distance-grid.ts'
import type { Ellipsoid } from './ellipsoid.ts'
import type { Figure, Joints, Pose } from './figure.ts'
import type { Bone } from './limb.ts'

/** The dummy's trunk and the measures of its arms. */
export type UpperBody = {
  /** 0 on the skin, below 0 within; left and right alike. */
  readonly field: (x: number, y: number, z: number) => number
  /** The head's size as a share of the man's. */
  readonly headSize: number
  /** Where the left arm begins. */
  readonly shoulder: Vec
  readonly arm: {
    readonly upper: number
    readonly fore: number
    readonly hand: number
    /** The arm's thickness as a share of the man's. */
    readonly thickness: number
  }
}

/** A chin that holds the opening of a hood apart when it is down. */
const chin: Ellipsoid = { centre: [0, 61.5, 0], radii: [2.7, 3.2, 3] }

/** What is under a hood that is up: a head, fuller than one is, as hoods are stuffed for their picture. */
function stuffHood(size: number): Ellipsoid[] {
  return [
    { centre: [0, 61.8 + 4.5 * size, 0.3], radii: [3.45 * size, 4.7 * size, 4.3 * size] },
    { centre: [0, 62.2, 0.3], radii: [2.5 * size, 2.4, 2.7 * size] },
  ]
}

export type ArmPose = {
  /** Degrees from the body when the garment is put on, and as photographed. */
  readonly raised: number
  readonly lowered: number
  /** Degrees that the upper arm is turned back: from the side it then shows the body before it. */
  readonly turnedBack: number
  /** Degrees that the forearm is turned forward and inward. */
  readonly elbowForward: number
  readonly elbowInward: number
  /** How unlike the two arms hang, as a share of what is usual; 1 when it is left out. */
  readonly unlike?: number
}

export function makeUpperFigure(body: UpperBody, arms: ArmPose): Figure {
  return {
    trunk: sampleGrid(body.field, [-13, 27, -9], [75, 104, 52], 0.35),
    top: 59.8,
    hoodForms: { down: [chin], up: stuffHood(body.headSize) },
    poseAt: share => poseArms(body, arms, share),
  }
}

/** A bust: of the arms there is only what fills the shoulders of an armhole. */
export function withoutArms(body: UpperBody): UpperBody {
  return { ...body, arm: { upper: 2.6, fore: 0.4, hand: 0.2, thickness: 0.95 * body.arm.thickness } }
}

function poseArms(body: UpperBody, arms: ArmPose, share: number): Pose {
  const degrees = arms.raised + (arms.lowered - arms.raised) * share
  const left = armJoints(body, arms, degrees, 1)
  const right = armJoints(body, arms, degrees, -1)
  return {
    joints: { left, right },
    bones: { left: armBones(body, left, 'left'), right: armBones(body, right, 'right') },
    stuffed: 0.4 + 0.6 * share,
  }
}

function armJoints({ shoulder, arm }: UpperBody, arms: ArmPose, degrees: number, outward: 1 | -1): Joints {
  // People do not hang their arms quite alike.
  const down = radians(degrees + (arms.unlike ?? 1) * (outward > 0 ? 0.8 : -0.5))
  const inner = radians(degrees - arms.elbowInward)
  const forward = radians(arms.elbowForward)
  const from: Vec = [outward * shoulder[0], shoulder[1], shoulder[2]]
  const back = radians(arms.turnedBack)
  const elbow = add(
    from,
    scale(
      [outward * Math.sin(down), -Math.cos(down) * Math.cos(back), -Math.cos(down) * Math.sin(back)],
      arm.upper,
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
      arm.fore,
    ),
  )
  return [from, elbow, wrist]
}

function armBones({ arm }: UpperBody, [from, elbow, wrist]: Joints, side: BodySide): Bone[] {
  const outward = side === 'left' ? 1 : -1
  const { hand, fore, thickness } = arm
  const fingers = add(
    wrist,
    scale([wrist[0] - elbow[0], wrist[1] - elbow[1], wrist[2] - elbow[2]], hand / fore),
  )
  return [
    { from, to: elbow, thick: 1.85 * thickness, thin: 1.55 * thickness, yielding: 0.8, outward },
    { from: elbow, to: wrist, thick: 1.6 * thickness, thin: 1.1 * thickness, yielding: 0, outward },
    // The hand widens, so that a cuff does not slip off it.
    { from: wrist, to: fingers, thick: 1.2 * thickness, thin: 1.7 * thickness, yielding: 0, outward },
  ]
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
