import { divide, lengthOf } from '@teamloom/shape/curve.ts'
import { boundsOf, contains, distanceTo, type Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import Delaunator from 'delaunator'
import type { Random } from '../random.ts'

export type PanelMesh = {
  readonly points: readonly Point[]
  /** Triples of points, counter-clockwise as seen from outside (v points down). */
  readonly triangles: readonly number[]
  /** Points along each edge, start and end included. */
  readonly edgePoints: ReadonlyMap<string, readonly number[]>
}

/** A panel as triangles with sides of about `step`; sewn edges get the pieces that their seam asks for. */
export function triangulate(
  panel: Panel,
  step: number,
  piecesOf: (edge: string) => number | undefined,
  random: Random,
): PanelMesh {
  const outline: Point[] = []
  const starts: { name: string; start: number; pieces: number }[] = []
  for (const edge of panel.edges) {
    const pieces = piecesOf(edge.name) ?? Math.max(1, Math.round(lengthOf(edge.curve) / step))
    starts.push({ name: edge.name, start: outline.length, pieces })
    outline.push(...divide(edge.curve, pieces).slice(0, -1))
  }
  const edgePoints = new Map(
    starts.map(({ name, start, pieces }) => [
      name,
      Array.from({ length: pieces + 1 }, (_, i) => (start + i) % outline.length),
    ]),
  )
  const points = [...outline, ...fillWithLattice(outline, step, random)]
  return { points, triangles: joinPoints(points, outline, step), edgePoints }
}

/** Equal triangles, a little shaken: cloth on a perfect lattice folds along its lines. */
function fillWithLattice(outline: readonly Point[], step: number, random: Random): Point[] {
  const { left, top, right, bottom } = boundsOf(outline)
  const points: Point[] = []
  let row = 0
  for (let v = top + step * 0.4; v < bottom; v += step * 0.866, row++)
    for (let u = left + (row % 2 ? step / 2 : 0); u < right; u += step) {
      const point: Point = [u + (random() - 0.5) * step * 0.25, v + (random() - 0.5) * step * 0.25]
      if (contains(outline, point) && distanceTo(outline, point) > step * 0.5) points.push(point)
    }
  return points
}

function joinPoints(points: readonly Point[], outline: readonly Point[], step: number): number[] {
  const { triangles } = new Delaunator(Float64Array.from(points.flat()))
  const kept: number[] = []
  for (let t = 0; t < triangles.length; t += 3) {
    const [i, j, k] = [triangles[t]!, triangles[t + 1]!, triangles[t + 2]!]
    const [a, b, c] = [points[i]!, points[j]!, points[k]!]
    if (!contains(outline, [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3])) continue
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    if (Math.abs(area) < 1e-3 * step * step) continue
    kept.push(i, ...(area < 0 ? [j, k] : [k, j]))
  }
  return kept
}
