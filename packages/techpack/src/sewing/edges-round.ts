import type { Curve } from '@teamloom/shape/curve.ts'
import { nearestOn } from '@teamloom/shape/curve.ts'
import type { Edge } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { mirroredOver } from '../bands.ts'
import { onLine } from '../quilting-lines.ts'
import type { SewnEdge, SewnEdges } from './sewn-edges.ts'

/** Whose edges lie on an outline. */
type Round = {
  /** The piece or trim. */
  readonly of: string
  readonly edges: readonly Edge[]
  /** Along which it is folded double. */
  readonly fold?: Curve | undefined
  /** What else is sewn along it. */
  readonly rest: string
}

/** The operation of the stretch from each point of an outline to its next; undefined where none names it. */
export function edgesRound(
  outline: readonly Point[],
  { of, edges, fold, rest }: Round,
  sewn: SewnEdges,
): (SewnEdge | undefined)[] {
  const placesOf = (point: Point) => (fold ? [point, mirroredOver(point, fold)] : [point])
  return outline.map((point, i) => {
    const [nextU, nextV] = outline[(i + 1) % outline.length]!
    const places = placesOf([(point[0] + nextU) / 2, (point[1] + nextV) / 2])
    const near = edges
      .map(({ name, curve }) => ({
        name,
        away: Math.min(...places.map(place => nearestOn(curve, place).distance)),
      }))
      .filter(({ away }) => away < onLine)
      .toSorted((a, b) => a.away - b.away)
    return near.map(({ name }) => sewn.get(`${of}.${name}`)).find(Boolean) ?? sewn.get(rest)
  })
}
