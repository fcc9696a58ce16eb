import { unit, type Vec } from '../vector.ts'

/** A soft lamp: brightest from its direction, gone a quarter round from it. */
type Lamp = { readonly from: Vec; readonly strength: number; readonly sharpness: number }

/** Directions as the camera sees them: x right, y up, z to the camera. The rig turns with the camera. */
const lamps: readonly Lamp[] = [
  // Key: a large soft box, high on the left.
  { from: unit([-0.85, 0.72, 0.42]), strength: 3.4, sharpness: 12 },
  // Fill beside the camera.
  { from: unit([0.95, 0.25, 0.6]), strength: 0.42, sharpness: 6 },
  // Ceiling.
  { from: unit([0, 1, 0.1]), strength: 0.8, sharpness: 5 },
  // Two rims from behind draw the outline of dark cloth.
  { from: unit([-1, 0.25, -0.35]), strength: 0.8, sharpness: 9 },
  { from: unit([1, 0.35, -0.35]), strength: 1.15, sharpness: 9 },
]

/** Light that comes from a direction. */
export function radianceFrom(x: number, y: number, z: number): number {
  let light = 0.22 + 0.06 * y
  for (const { from, strength, sharpness } of lamps) {
    const facing = x * from[0] + y * from[1] + z * from[2]
    if (facing > 0) light += strength * facing ** sharpness
  }
  return light
}
