import { boundsOf, getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { getPiece } from '../measuring/across-band.ts'
import type { BodySide, Cut } from '../pattern.ts'

/** A sock lying flat in profile, inches: forward (x) of its ankle's middle and below it (y). */
export type SockProfile = {
  /** Half the leg's width at the ankle, and at the cuff. */
  readonly ankle: number
  readonly calf: number
  /** Ankle to cuff's upper edge, cuff included. */
  readonly height: number
  /** Ankle to sole. */
  readonly deep: number
  /** How far the heel stands out, at the height of the toe's tip. */
  readonly heel: number
  /** Half the foot's height: the tip lies as high above the sole. */
  readonly thick: number
  /** Where the toe begins, and its tip. */
  readonly ball: number
  readonly tip: number
}

/** A sock lies in at this share of the width that it has on a leg. */
const restOfSock = 0.7
/** By how much a heel stands out further than a quarter of an ellipse. */
const heelFullness = 0.22

export function profileOfSock(cut: Cut, foot: BodySide): SockProfile {
  const bounds = (part: string) => boundsOf(outlineOf(getPiece(cut, `${foot}${part}`)))
  const ankle = (spanOf(cut, `${foot}Instep`, 'top') / 2) * restOfSock
  const calf = (spanOf(cut, `${foot}Leg`, 'topFront') / 2) * restOfSock
  const deep = bounds('Heel').bottom * 0.7
  const thick = ankle * 0.8
  const ball = bounds('Instep').bottom
  const quarter = Array.from({ length: 91 }, (_, degrees) =>
    heelAtAngle({ ankle, deep }, (degrees * Math.PI) / 180),
  )
  const off = ([, y]: Point) => Math.abs(y - (deep - thick))
  return {
    ankle,
    calf,
    height: bounds('Leg').bottom + bounds('Cuff').bottom,
    deep,
    heel: -quarter.reduce((best, point) => (off(point) < off(best) ? point : best))[0],
    thick,
    ball,
    tip: ball + bounds('ToeTop').bottom,
  }
}

/** The heel's back, from the leg (0) down to the sole (a quarter turn). */
export function heelAtAngle({ ankle, deep }: Pick<SockProfile, 'ankle' | 'deep'>, angle: number): Point {
  return [-ankle * (1 + heelFullness * Math.sin(2 * angle)) * Math.cos(angle), deep * Math.sin(angle)]
}

function spanOf(cut: Cut, piece: string, edge: string): number {
  const { left, right } = boundsOf(getEdge(getPiece(cut, piece), edge))
  return right - left
}
