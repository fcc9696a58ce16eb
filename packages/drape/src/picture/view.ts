import type { Side } from '@teamloom/bakes/side.ts'
import type { Vec } from '../vector.ts'

/** A camera's directions; up is y. */
export type View = { readonly right: Vec; readonly toward: Vec }

/** Left and right are the wearer's: the left side is seen from +x. */
export const views: Readonly<Record<Side, View>> = {
  front: { right: [1, 0, 0], toward: [0, 0, 1] },
  back: { right: [-1, 0, 0], toward: [0, 0, -1] },
  left: { right: [0, 0, -1], toward: [1, 0, 0] },
  right: { right: [0, 0, 1], toward: [-1, 0, 0] },
}

/** A long lens: far off, so that near sleeves look no larger than the body. */
export type Lens = {
  readonly width: number
  readonly height: number
  readonly pixelsPerInch: number
  /** Pixel of the picture at which the camera is pointed, and the height that is seen there. */
  readonly axis: { readonly x: number; readonly y: number }
  readonly middle: number
  /** Inches from the garment's middle. */
  readonly distance: number
}

/** Points as the camera sees them: three numbers each, picture x and y in pixels, and inches towards it. */
export function project(position: ArrayLike<number>, view: View, lens: Lens): Float32Array {
  const seen = new Float32Array(position.length)
  for (let i = 0; i < position.length; i += 3) {
    const x = position[i]! * view.right[0] + position[i + 2]! * view.right[2]
    const y = position[i + 1]! - lens.middle
    const z = position[i]! * view.toward[0] + position[i + 2]! * view.toward[2]
    const scale = (lens.pixelsPerInch * lens.distance) / (lens.distance - z)
    seen[i] = lens.axis.x + x * scale
    seen[i + 1] = lens.axis.y - y * scale
    seen[i + 2] = z
  }
  return seen
}

/** Directions turned into the camera's. */
export function turn(directions: Float32Array, view: View): Float32Array {
  const turned = new Float32Array(directions.length)
  for (let i = 0; i < directions.length; i += 3) {
    turned[i] = directions[i]! * view.right[0] + directions[i + 2]! * view.right[2]
    turned[i + 1] = directions[i + 1]!
    turned[i + 2] = directions[i]! * view.toward[0] + directions[i + 2]! * view.toward[2]
  }
  return turned
}
