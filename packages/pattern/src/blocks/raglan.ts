import { bend, type Curve, lengthOf } from '@teamloom/shape/curve.ts'
import { getEdge, type Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { EdgeName } from '@teamloom/shape/seam.ts'
import type { BodySide, Field } from '../pattern.ts'
import type { Face } from '../trim.ts'

/** Inches along the neck from the shoulder at which a raglan seam begins. */
const neckShare = { front: 1.9, back: 1.1 }

/**
 * A raglan sleeve on a set-in body: the shoulder's cloth is drawn in the sleeve's colour, and its seams
 * are gone. The two fall nearly alike; only the seams tell them apart.
 */
export function raglanFields(panel: Panel, half: 'front' | 'back', sleeve: Face): Field[] {
  return (['Left', 'Right'] as const).map(side => {
    const neck = fromShoulder(getEdge(panel, `neck${side}`))
    const armhole = fromShoulder(getEdge(panel, `armhole${side}`))
    const shoulder = getEdge(panel, `shoulder${side}`)
    const start = walk(neck, neckShare[half])
    const underarm = armhole.at(-1)!
    const sign = Math.sign(underarm[0])
    const seam = bend(
      start.point,
      [start.point[0] + sign * 1.6, start.point[1] + 1.9],
      [underarm[0] - sign * 2.3, underarm[1] - 3.4],
      underarm,
    )
    const atTip = armhole[0]!
    const atNeck = neck[0]!
    // Round the field: down the raglan seam, up the armhole, along the shoulder and the neck.
    const outline = [...seam, ...armhole.toReversed(), ...between(shoulder, atTip, atNeck), ...start.before]
    return { outline, outside: sleeve, inside: sleeve, seam, stitched: [] }
  })
}

/** The edges that a raglan body does not have. */
export function raglanSeamless(): EdgeName[] {
  return (['left', 'right'] as const satisfies readonly BodySide[]).flatMap((arm): EdgeName[] => {
    const side = arm === 'left' ? 'Left' : 'Right'
    return [
      ...(['front', 'back'] as const).flatMap((half): EdgeName[] => [
        `${half}.shoulder${side}`,
        `${half}.armhole${side}`,
      ]),
      `${arm}Sleeve.capFront`,
      `${arm}Sleeve.capBack`,
    ]
  })
}

/** The curve from its end at the shoulder, which is the higher one. */
function fromShoulder(curve: Curve): Curve {
  return curve[0]![1] < curve.at(-1)![1] ? curve : curve.toReversed()
}

function between(curve: Curve, from: Point, to: Point): Curve {
  const isForward =
    Math.hypot(curve[0]![0] - from[0], curve[0]![1] - from[1]) <
    Math.hypot(curve[0]![0] - to[0], curve[0]![1] - to[1])
  return isForward ? curve : curve.toReversed()
}

/** A point some inches along a curve, and the curve up to it. */
function walk(curve: Curve, inches: number): { point: Point; before: Curve } {
  for (let i = 2; i <= curve.length; i++) {
    const before = curve.slice(0, i)
    if (lengthOf(before) >= inches || i === curve.length) return { point: before.at(-1)!, before }
  }
  return { point: curve[0]!, before: curve }
}
