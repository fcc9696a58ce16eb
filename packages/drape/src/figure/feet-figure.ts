import type { BodySide } from '@teamloom/catalog/blocks/pattern.ts'
import type { Vec } from '../vector.ts'
import { sampleGrid } from './distance-grid.ts'
import type { Figure } from './figure.ts'
import { coneDistance } from './limb.ts'
import { still } from './still.ts'
import { melt } from './trunk.ts'

/** Height at which the leg goes over into the foot. */
export const ankle = 2.5
/** Inches from the middle to each foot, and by which the left one stands before the right. */
const apart = 2.3
const ahead = 0.7

/** From a foot's own place to the room. */
export function placeFoot(foot: BodySide): (point: Vec) => Vec {
  const outward = foot === 'left' ? 1 : -1
  return ([x, y, z]) => [x + outward * apart, y, z - middle + (outward * ahead) / 2]
}
/** Forward from the ankle to the middle of the sole. */
const middle = 2.4

/** A foot without toes, on the ground; x outwards. */
function foot(x: number, y: number, z: number): number {
  const cone = (from: Vec, to: Vec, thick: number, thin: number, wide = 1) =>
    coneDistance(
      x / wide,
      y,
      z,
      [from[0] / wide, from[1], from[2]],
      [to[0] / wide, to[1], to[2]],
      thick,
      thin,
    )
  const leg = cone([0, 13, -0.7], [0, 3, -0.55], 1.33, 1.2)
  const heel = cone([0, 2.6, -0.6], [0, 1.22, -0.78], 1.1, 1.14)
  const bridge = cone([0, 3.35, 0.05], [-0.1, 1.32, 3.4], 1, 0.98)
  const sole = cone([0, 1.08, -0.4], [0, 1.08, 4.2], 0.98, 1, 1.18)
  const toes = cone([-0.15, 1.05, 3.7], [-0.15, 0.88, 6.15], 1, 0.72, 1.4)
  const field = melt(melt(Math.min(leg, heel), bridge, 1.1), Math.min(sole, toes), 0.5)
  // The sole is flat.
  return -melt(-field, y, 0.5)
}

export function makeFeetFigure(): Figure {
  const both = (x: number, y: number, z: number) =>
    foot(Math.abs(x) - apart, y, z + middle - (Math.sign(x) * ahead) / 2)
  return {
    trunk: sampleGrid(both, [-5.2, -1, -6.4], [53, 78, 64], 0.2),
    top: ankle,
    hoodStuffing: [],
    poseAt: () => still,
  }
}
