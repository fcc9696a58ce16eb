import type { Outline } from '@teamloom/artwork/piece.ts'
import { type Contour, wayOut } from '@teamloom/artwork/piece-contour.ts'
import { millimetresPerInch } from '../thread/measures.ts'

/** A shape with rounded corners; millimetres. */
export type PatchOutline = {
  /** How far inside its edge a place lies; below 0 outside. */
  readonly depthAt: (x: number, y: number) => number
  /** Its edge in small steps, clockwise: places with the way out. */
  readonly edge: readonly EdgePoint[]
}

export type EdgePoint = {
  readonly x: number
  readonly y: number
  readonly outX: number
  readonly outY: number
}

/** Overcasting cannot turn sharper corners. */
const cornerRadius = 5
const step = 0.3

/** `contour`: of what is cut to its artwork. */
export function patchOutline(
  outline: Outline,
  width: number,
  height: number,
  contour?: Contour,
): PatchOutline {
  const [a, b] = [width / 2, height / 2]
  if (contour) return along(contour)
  if (outline === 'round') return circle(a, b)
  const sides = outline === 'box' ? boxSides(a, b) : diamondSides(a, b)
  const nearest = Math.min(...sides.map(({ away }) => away))
  const radius = Math.min(cornerRadius, 0.6 * nearest)
  // The corners of the shape, made smaller by the radius: the edge keeps that far from it.
  const corners = sides.map((side, n) => crossing(side, sides[(n + 1) % sides.length]!, radius))
  const depthAt = (x: number, y: number) => {
    const px = x - a
    const py = y - b
    let inside = Number.POSITIVE_INFINITY
    for (let n = 0; n < sides.length; n++) {
      const { outX, outY, away } = sides[n]!
      inside = Math.min(inside, away - radius - px * outX - py * outY)
    }
    if (inside >= 0) return inside + radius
    let least = Number.POSITIVE_INFINITY
    for (let n = 0; n < corners.length; n++)
      least = Math.min(least, distanceToSegment(px, py, corners[n]!, corners[(n + 1) % corners.length]!))
    return radius - least
  }
  const edge: EdgePoint[] = []
  for (let n = 0; n < corners.length; n++) {
    const [here, next] = [corners[n]!, corners[(n + 1) % corners.length]!]
    const [before, after] = [sides[n]!, sides[(n + 1) % sides.length]!]
    const from = Math.atan2(before.outY, before.outX)
    const turn = (Math.atan2(after.outY, after.outX) - from + 2 * Math.PI) % (2 * Math.PI)
    const turns = Math.max(1, Math.round((turn * radius) / step))
    for (let i = 0; i <= turns; i++) {
      const [outX, outY] = [Math.cos(from + (turn * i) / turns), Math.sin(from + (turn * i) / turns)]
      edge.push({ x: a + here.x + radius * outX, y: b + here.y + radius * outY, outX, outY })
    }
    const steps = Math.max(1, Math.round(Math.hypot(next.x - here.x, next.y - here.y) / step))
    for (let i = 1; i < steps; i++)
      edge.push({
        x: a + here.x + ((next.x - here.x) * i) / steps + radius * after.outX,
        y: b + here.y + ((next.y - here.y) * i) / steps + radius * after.outY,
        outX: after.outX,
        outY: after.outY,
      })
  }
  return { depthAt, edge }
}

function circle(a: number, b: number): PatchOutline {
  const radius = Math.min(a, b)
  const count = Math.round((2 * Math.PI * radius) / step)
  return {
    depthAt: (x, y) => radius - Math.hypot(x - a, y - b),
    edge: Array.from({ length: count }, (_, i): EdgePoint => {
      const [outX, outY] = [Math.cos((2 * Math.PI * i) / count), Math.sin((2 * Math.PI * i) / count)]
      return { x: a + radius * outX, y: b + radius * outY, outX, outY }
    }),
  }
}

function along({ depthAt, lineAt }: Contour): PatchOutline {
  return {
    depthAt: (x, y) => millimetresPerInch * depthAt(x / millimetresPerInch, y / millimetresPerInch),
    edge: lineAt(0, step / millimetresPerInch).map(([x, y]): EdgePoint => {
      const [outX, outY] = wayOut(depthAt, [x, y])
      return {
        x: x * millimetresPerInch,
        y: y * millimetresPerInch,
        outX,
        outY,
      }
    }),
  }
}

type Side = { readonly outX: number; readonly outY: number; readonly away: number }
type Point = { readonly x: number; readonly y: number }

function boxSides(a: number, b: number): readonly Side[] {
  return [
    { outX: 0, outY: -1, away: b },
    { outX: 1, outY: 0, away: a },
    { outX: 0, outY: 1, away: b },
    { outX: -1, outY: 0, away: a },
  ]
}

function diamondSides(a: number, b: number): readonly Side[] {
  const length = Math.hypot(a, b)
  const [outX, outY, away] = [b / length, a / length, (a * b) / length]
  return [
    { outX, outY: -outY, away },
    { outX, outY, away },
    { outX: -outX, outY, away },
    { outX: -outX, outY: -outY, away },
  ]
}

/** Where two sides meet, each moved inwards. */
function crossing(one: Side, other: Side, inwards: number): Point {
  const det = one.outX * other.outY - other.outX * one.outY
  const [p, q] = [one.away - inwards, other.away - inwards]
  return { x: (p * other.outY - q * one.outY) / det, y: (one.outX * q - other.outX * p) / det }
}

function distanceToSegment(x: number, y: number, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const t = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - from.x - t * dx, y - from.y - t * dy)
}
