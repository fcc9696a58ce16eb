import { type Curve, nearestOn, pointAt } from '@teamloom/shape/curve.ts'
import { getEdge } from '@teamloom/shape/panel.ts'
import { distance, type Point } from '@teamloom/shape/point.ts'
import { splitEdgeName } from '@teamloom/shape/seam.ts'
import { type Border, bordersOf, type Lay } from './lay.ts'

/** Inches up from a band in which cloth is drawn in, for each inch that its corners move. */
const reachPerInch = 1.5
const shortestReach = 1.4

type Pull = { readonly edge: Curve; readonly from: Curve; readonly place: Border; readonly reach: number }

/** A piece as the bands that are sewn to it draw it in; its fullness falls out above them. */
export function gather(lay: Lay, bands: readonly Lay[]): Lay {
  const pulls = bands
    .flatMap(band => band.takes)
    .flatMap((place): Pull[] => {
      const own = lay.borders.find(({ edge, from }) => edge === place.edge && from === place.from)
      if (!own) return []
      const moved = Math.max(...[0, -1].map(end => distance(own.curve.at(end)!, place.curve.at(end)!)))
      if (moved < 1e-6) return []
      const edge = getEdge(lay.piece, splitEdgeName(own.edge!).edge)
      return [{ edge, from: own.curve, place, reach: Math.max(shortestReach, moved * reachPerInch) }]
    })
  if (pulls.length === 0) return lay
  const at = (point: Point): Point =>
    pulls.reduce(([x, y], { edge, from, place, reach }): Point => {
      const near = nearestOn(edge, point)
      if (near.distance >= reach) return [x, y]
      const share = (near.share - place.from) / (place.to - place.from)
      const [start, end] = [pointAt(from, share), pointAt(place.curve, share)]
      // Rounded: upright where it begins, nearly level at the band.
      const pull = 1 - Math.sqrt(1 - (1 - near.distance / reach) ** 2)
      return [x + (end[0] - start[0]) * pull, y + (end[1] - start[1]) * pull]
    }, lay.at(point))
  return { ...lay, at, borders: bordersOf(lay.piece, at, lay.shows) }
}
