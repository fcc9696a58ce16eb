import { type Curve, lengthOf, pointAt } from '@teamloom/shape/curve.ts'
import { between, type Point } from '@teamloom/shape/point.ts'
import { inchesOf, type MeasuringLeg, type MeasuringLine } from '../measuring/measuring-line.ts'
import type { FlatMeasure } from './flat.ts'
import type { Lay } from './lay.ts'

const steps = 32

/** The measuring lines whose pieces are seen. */
export function drawMeasures(lines: readonly MeasuringLine[], laid: readonly Lay[]): FlatMeasure[] {
  return lines.flatMap((measured): FlatMeasure[] => {
    const legs = measured.legs.flatMap(leg => drawLeg(leg, laid))
    if (legs.length < measured.legs.length) return []
    const line = joinLegs(legs)
    const out = Math.sign(line[0]![0] + line.at(-1)![0]) * measured.aside
    const shifted = line.map(([x, y]): Point => [x + out, y])
    return [
      {
        name: measured.name,
        label: measured.label,
        inches: inchesOf(measured),
        line: shifted,
        labelAt: pointAt(shifted, measured.labelAt),
      },
    ]
  })
}

/** One curve, or none. */
function drawLeg({ on, from, to }: MeasuringLeg, laid: readonly Lay[]): Curve[] {
  const lay = laid.findLast(({ piece }) => piece.name === on)
  if (!lay) return []
  return [Array.from({ length: steps + 1 }, (_, i) => lay.measureAt(between(from, to, i / steps)))]
}

/** The longest stays where it lies; the others go on from it. */
function joinLegs(legs: readonly Curve[]): Curve {
  const longest = legs.reduce((best, leg, i) => (lengthOf(leg) > lengthOf(legs[best]!) ? i : best), 0)
  const before = legs
    .slice(0, longest)
    .reduceRight<Curve>(
      (line, leg) => [...movedTo(leg, leg.at(-1)!, line[0]!), ...line.slice(1)],
      [legs[longest]![0]!],
    )
  return legs
    .slice(longest + 1)
    .reduce<Curve>(
      (line, leg) => [...line, ...movedTo(leg, leg[0]!, line.at(-1)!).slice(1)],
      [...before, ...legs[longest]!.slice(1)],
    )
}

function movedTo(leg: Curve, end: Point, place: Point): Curve {
  return leg.map(([x, y]): Point => [x + place[0] - end[0], y + place[1] - end[1]])
}
