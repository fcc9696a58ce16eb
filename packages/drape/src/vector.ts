/** Inches: x to the wearer's left, y up, z to the front. */
export type Vec = readonly [x: number, y: number, z: number]

export function add(a: Vec, b: Vec): Vec {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

export function subtract(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

export function scale(a: Vec, by: number): Vec {
  return [a[0] * by, a[1] * by, a[2] * by]
}

export function mix(a: Vec, b: Vec, share: number): Vec {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}

export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function magnitudeOf(a: Vec): number {
  return Math.hypot(a[0], a[1], a[2])
}

export function unit(a: Vec): Vec {
  return scale(a, 1 / (magnitudeOf(a) || 1))
}
