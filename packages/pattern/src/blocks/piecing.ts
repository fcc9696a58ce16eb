import { clipCurve } from '@teamloom/shape/clip.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import { boundsOf, getEdge, outlineOf, type Panel, spanAt } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Field } from '../pattern.ts'

/** How a pieced part is sewn on: its colour, what is behind it, and where its seam is stitched. */
export type Piecing = Pick<Field, 'outside' | 'inside' | 'stitched'>

const seamSteps = 48

/** The upper part of a front or back, down to `depth` (v) at each place across it (u). */
export function pieceYoke(panel: Panel, depth: (u: number) => number, piecing: Piecing): Field {
  const [kept] = clipCurve(outlineFrom(panel, 'hem'), ([u, v]) => depth(u) - v)
  const above = kept!.curve
  const [end, start] = [above.at(-1)!, above[0]!]
  const seam = steps(end[0], start[0]).map((u): Point => [u, depth(u)])
  return { ...piecing, outline: [...above, ...seam.slice(1, -1)], seam }
}

/** A panel along a side, from `inset` (u, away from the middle) at each height (v). */
export function pieceSide(
  panel: Panel,
  towards: 1 | -1,
  inset: (v: number) => number,
  piecing: Piecing,
): Field {
  const [kept] = clipCurve(outlineFrom(panel, 'neckLeft'), ([u, v]) => towards * u - inset(v))
  const beyond = kept!.curve
  const [end, start] = [beyond.at(-1)!, beyond[0]!]
  const seam = steps(end[1], start[1]).map((v): Point => [towards * inset(v), v])
  return { ...piecing, outline: [...beyond, ...seam.slice(1, -1)], seam }
}

/**
 * The way of a side panel's seam: from the armhole, some inches above the underarm, it comes in, and goes on to
 * `width` inches from the side at the hem.
 */
export function sidesFrom(panel: Panel, aboveUnderarm: number, width: number): (v: number) => number {
  const side = boundsOf(getEdge(panel, 'sideLeft'))
  const top = side.top - aboveUnderarm
  const start = spanAt(outlineOf(panel), top).right
  const end = spanAt(outlineOf(panel), side.bottom - 0.01).right - width
  return v => {
    const down = (v - top) / (side.bottom - top)
    return down < 0 ? 1000 : start + (end - start) * Math.sqrt(Math.min(1, down))
  }
}

/** Both sides of a front or back. */
export function pieceSides(panel: Panel, inset: (v: number) => number, piecing: Piecing): Field[] {
  return ([1, -1] as const).map(towards => pieceSide(panel, towards, inset, piecing))
}

/** Its outline, closed, from the start of an edge. */
function outlineFrom(panel: Panel, edge: string): Curve {
  const first = panel.edges.findIndex(({ name }) => name === edge)
  const outline = outlineOf({
    ...panel,
    edges: [...panel.edges.slice(first), ...panel.edges.slice(0, first)],
  })
  return [...outline, outline[0]!]
}

function steps(from: number, to: number): number[] {
  return Array.from({ length: seamSteps + 1 }, (_, i) => from + ((to - from) * i) / seamSteps)
}
