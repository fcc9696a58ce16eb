import type { BodySide, HoodWrap } from '@teamloom/pattern/pattern.ts'
import type { Vec } from '../vector.ts'
import type { DistanceGrid } from './distance-grid.ts'
import type { Ellipsoid } from './ellipsoid.ts'
import type { Bone } from './limb.ts'

/** Joints of a limb from the trunk out: shoulder, elbow, wrist, or hip, knee, ankle. */
export type Joints = readonly [Vec, Vec, Vec]

/** A moment of the figure's movement. */
export type Pose = {
  readonly joints: Readonly<Record<BodySide, Joints>>
  readonly bones: Readonly<Record<BodySide, readonly Bone[]>>
  /** Share of their size to which the stuffings are blown up. */
  readonly stuffed: number
}

export const noHoodForms: Figure['hoodForms'] = { down: [], up: [] }

/** The dummy that garments are draped on; it is never seen. */
export type Figure = {
  readonly trunk: DistanceGrid
  /** What a hood, and nothing else, lies on: when it is down and when it is up. */
  readonly hoodForms: Readonly<Record<HoodWrap['worn'], readonly Ellipsoid[]>>
  /** Height of the high shoulder point, or of the waist of a figure for trousers. */
  readonly top: number
  /** 0 when the garment is put on, 1 as it is photographed. */
  poseAt(share: number): Pose
}
