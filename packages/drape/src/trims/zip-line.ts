import { must } from '@teamloom/kit/assert.ts'
import type { TrimLeg } from '@teamloom/pattern/trim.ts'
import { between, distance } from '@teamloom/shape/point.ts'
import { add, cross, dot, scale, subtract, unit, type Vec } from '../vector.ts'
import { type Host, readHost } from './host.ts'

/** A line on the draped cloth, with the directions round it. */
export type ClothLine = {
  /** Inches of cloth. */
  readonly length: number
  /** Inches along it, to the wearer's left of it, and out of the cloth. */
  readonly at: (along: number, across: number, out: number) => Vec
}

const spacing = 0.05
/** Rounds of smoothing: what is stiff spans the smallest folds. */
const smoothing = 5

/** The way over the outside of pieces that follow each other. */
export function followCloth(legs: readonly TrimLeg[], host: Host): ClothLine {
  const places = legs.flatMap(({ on, from, to }, leg) => {
    const steps = Math.max(2, Math.round(distance(from, to) / spacing))
    return Array.from({ length: leg + 1 === legs.length ? steps + 1 : steps }, (_, i) =>
      readHost(host, on, 'outside', ...between(from, to, i / steps)),
    )
  })
  const length = legs.reduce((sum, { from, to }) => sum + distance(from, to), 0)
  let points: Vec[] = places.map(place => place.position)
  let outs: Vec[] = places.map(place => place.normal)
  for (let round = 0; round < smoothing; round++) {
    points = evenOut(points).map((point, i) => {
      const { position, normal } = places[i]!
      const sunk = Math.min(0, dot(subtract(point, position), normal))
      return subtract(point, scale(normal, sunk))
    })
    outs = evenOut(outs).map(unit)
  }
  const downs = points.map((_, i) =>
    unit(subtract(points[Math.min(points.length - 1, i + 1)]!, points[Math.max(0, i - 1)]!)),
  )
  const acrosses = outs.map((out, i) => unit(cross(out, downs[i]!)))
  return {
    length,
    at: (along, across, out) => {
      const place = Math.max(0, Math.min(points.length - 1, (along / length) * (points.length - 1)))
      const i = Math.min(points.length - 2, Math.floor(place))
      const mix = (line: readonly Vec[]): Vec =>
        add(scale(must(line[i], 'point'), 1 - place + i), scale(must(line[i + 1], 'point'), place - i))
      return add(mix(points), add(scale(mix(acrosses), across), scale(mix(outs), out)))
    },
  }
}

function evenOut(line: readonly Vec[]): Vec[] {
  return line.map((point, i) => {
    const before = line[i - 1]
    const after = line[i + 1]
    if (!before || !after) return point
    return add(scale(point, 0.5), scale(add(before, after), 0.25))
  })
}
