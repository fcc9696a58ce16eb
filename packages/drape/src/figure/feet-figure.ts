import type { BodySide } from '@teamloom/pattern/pattern.ts'
import type { Vec } from '../vector.ts'
import { sampleGrid } from './distance-grid.ts'
import { type Figure, noHoodForms } from './figure.ts'
import { coneDistance } from './limb.ts'
import { still } from './still.ts'
import { melt } from './trunk.ts'

/** Height at which the leg goes over into the foot. */
export const ankle = 2.5
/** Inches from the middle to each leg, and by which the left one stands before the right. */
const apart = 2.25
const ahead = 1.8
/** Forward from a leg's middle to the middle of what is seen of it and its foot. */
const middle = 1.7
/** The joint that the foot turns about, and where the leg stands: forward of a foot's own place. */
const joint = { y: 2.6, z: -0.6 }
/** Toes point outward and down, as those of feet that hang: so they are seen from the front as well. */
const outward = turnBy(20)
const down = turnBy(26)

function turnBy(degrees: number): { readonly cos: number; readonly sin: number } {
  const angle = (Math.PI * degrees) / 180
  return { cos: Math.cos(angle), sin: Math.sin(angle) }
}

/** From a leg's own place to the room; x to the wearer's left. */
export function placeLeg(foot: BodySide): (point: Vec) => Vec {
  const side = foot === 'left' ? 1 : -1
  return ([x, y, z]) => {
    const forward = z - joint.z
    return [
      side * apart + x * outward.cos + side * forward * outward.sin,
      y,
      forward * outward.cos - side * x * outward.sin - middle + (side * ahead) / 2,
    ]
  }
}

/** From a level foot's own place to the room. */
export function placeFoot(foot: BodySide): (point: Vec) => Vec {
  const place = placeLeg(foot)
  return ([x, y, z]) => {
    const [up, forward] = [y - joint.y, z - joint.z]
    return place([
      x,
      joint.y + up * down.cos - forward * down.sin,
      joint.z + forward * down.cos + up * down.sin,
    ])
  }
}

function cone(x: number, y: number, z: number, from: Vec, to: Vec, thick: number, thin: number, wide = 1) {
  return coneDistance(
    x / wide,
    y,
    z,
    [from[0] / wide, from[1], from[2]],
    [to[0] / wide, to[1], to[2]],
    thick,
    thin,
  )
}

/** A leg up to below its knee, slimmest above the ankle; x outwards. */
function leg(x: number, y: number, z: number): number {
  const shin = cone(x, y, z, [0, 9, -0.8], [0, 3.6, -0.6], 1.66, 1.16)
  const calf = cone(x, y, z, [0, 16, -0.86], [0, 9, -0.8], 1.74, 1.66)
  return Math.min(shin, calf)
}

/** A level foot without toes; x outwards. */
function foot(x: number, y: number, z: number): number {
  const ankles = cone(x, y, z, [0, 2.9, -0.6], [0, 2.4, -0.6], 1.14, 1.14)
  const heel = cone(x, y, z, [0, 2.6, -0.7], [0, 1.2, -0.86], 1.12, 1.16)
  const bridge = cone(x, y, z, [0, 2.75, -0.32], [-0.1, 1.26, 3.4], 0.98, 0.9)
  const sole = cone(x, y, z, [0, 1.08, -0.4], [0, 1.04, 4.2], 0.94, 0.94, 1.16)
  const toes = cone(x, y, z, [-0.1, 1, 3.7], [-0.25, 0.86, 6.42], 0.94, 0.74, 1.24)
  const field = melt(melt(Math.min(ankles, heel), bridge, 1.1), Math.min(sole, toes), 0.5)
  // The sole is flat.
  return -melt(-field, y, 0.5)
}

/** x outwards, z forward from the leg's middle. */
function legAndFoot(x: number, y: number, forward: number): number {
  const up = y - joint.y
  return melt(
    leg(x, y, forward + joint.z),
    foot(x, joint.y + up * down.cos + forward * down.sin, joint.z + forward * down.cos - up * down.sin),
    0.7,
  )
}

export function makeFeetFigure(): Figure {
  const both = (x: number, y: number, z: number) => {
    const out = Math.abs(x) - apart
    const forward = z + middle - (Math.sign(x) * ahead) / 2
    return legAndFoot(out * outward.cos - forward * outward.sin, y, forward * outward.cos + out * outward.sin)
  }
  return {
    trunk: sampleGrid(both, [-7.2, -4.4, -7], [73, 103, 71], 0.2),
    top: ankle,
    hoodForms: noHoodForms,
    poseAt: () => still,
  }
}
