import type { Piece } from '@teamloom/pattern/pattern.ts'
import { nearestOn } from '@teamloom/shape/curve.ts'
import { getEdge } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'

/** Inches from the throat within which the halves of a crossover hood lie on each other. */
const reach = 3

/** Which half of a crossover hood lies on top at the throat; undefined for other pieces. */
export function lapOf({ wrap }: Piece): 'over' | 'under' | undefined {
  return wrap.kind === 'hood' ? wrap.lap : undefined
}

export function isInLap(piece: Piece, point: Point): boolean {
  return lapOf(piece) !== undefined && nearestOn(getEdge(piece, 'lapUnder'), point).distance < reach
}
