import type { SeenPlace } from '@teamloom/bakes/manifest.ts'

/** A place's own way of lying in the picture: a plane that is turned and scaled, and that runs round a body across. */
export type RoundPlane = Pick<SeenPlace, 'x' | 'y' | 'turned' | 'across' | 'down' | 'radius'>

/** Share of the radius from which on the round is left straight on: its very side is seen edge on. */
const steepest = 0.85
const end = Math.asin(steepest)
const endSlope = Math.sqrt(1 - steepest ** 2)

/** Inches round a body to what is seen so far to the side of its middle. */
export function arcOf(radius: number, across: number): number {
  const share = Math.abs(across) / radius
  const arc = share < steepest ? Math.asin(share) : end + (share - steepest) / endSlope
  return Math.sign(across) * radius * arc
}

/** The other way round: inches to the side at which an arc's end is seen. */
export function chordOf(radius: number, arc: number): number {
  const angle = Math.abs(arc) / radius
  const share = angle < end ? Math.sin(angle) : steepest + (angle - end) * endSlope
  return Math.sign(arc) * radius * share
}

/** Where inches of a print, from its place's middle, are seen: picture pixels. */
export function seenAt(
  plane: RoundPlane,
  pixelsPerInch: number,
  u: number,
  v: number,
): { readonly x: number; readonly y: number } {
  const angle = (plane.turned * Math.PI) / 180
  const right = chordOf(plane.radius, u) * plane.across * pixelsPerInch
  const below = v * plane.down * pixelsPerInch
  return {
    x: plane.x + right * Math.cos(angle) - below * Math.sin(angle),
    y: plane.y + right * Math.sin(angle) + below * Math.cos(angle),
  }
}
