/** Inches on a panel: u to the right, v down, as seen from outside the garment. */
export type Point = readonly [u: number, v: number]

export function distance(a: Point, b: Point): number {
  const u = b[0] - a[0]
  const v = b[1] - a[1]
  // `Math.hypot` takes ten times as long.
  return Math.sqrt(u * u + v * v)
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}
