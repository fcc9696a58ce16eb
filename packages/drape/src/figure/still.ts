import type { Pose } from './figure.ts'

/** The pose of a form that has no limbs. */
export const still: Pose = {
  joints: {
    left: [
      [0, 0, 0],
      [0, -1, 0],
      [0, -2, 0],
    ],
    right: [
      [0, 0, 0],
      [0, -1, 0],
      [0, -2, 0],
    ],
  },
  bones: { left: [], right: [] },
  stuffed: 1,
}
