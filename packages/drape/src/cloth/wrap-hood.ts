import type { HoodWrap, Piece } from '@teamloom/pattern/pattern.ts'
import { divide } from '@teamloom/shape/curve.ts'
import { distanceTo, getEdge } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { ease } from '../ease.ts'
import type { Figure } from '../figure/figure.ts'
import { mix, type Vec } from '../vector.ts'
import { lapOf } from './lap.ts'
import type { BesideSeam } from './sewn-edges.ts'
import type { Placement } from './wrap.ts'

/** Inches by which the upper one of two laps starts before the lower one. */
const lapLift = 0.3
/** Inches from the middle that a half of the hood stands off. */
const halfWidth = 3.8

/**
 * An upright hood; one that is worn down is turned back about the neck as a whole. Rolling it back would turn it
 * inside out.
 */
export function wrapHood(
  piece: Piece,
  { worn }: HoodWrap,
  figure: Figure,
  beside: (point: Point) => BesideSeam,
): Placement {
  const left = piece.name.startsWith('left')
  const lap = lapOf(piece)
  const outward = left ? 1 : -1
  const centre = divide(getEdge(piece, 'centre'), 60)
  return point => {
    const forward = left ? -point[0] : point[0]
    const up = -point[1]
    const { position } = beside(point)
    const height = Math.max(0, up + (forward > 0 ? forward * 0.2 : 0))
    const turned = worn === 'up' ? 0 : (Math.PI / 2) * ease(-1, 3, height)
    const z = forward * Math.cos(turned) - height * Math.sin(turned) - 0.6
    const y = forward * Math.sin(turned) * 0.6 + height * Math.cos(turned) + figure.top - 0.4
    const x = Math.min(halfWidth, 1.6 * Math.sqrt(distanceTo(centre, point)))
    // A lap ends on the other side of the neck.
    const across = lap ? position[0] : outward * Math.abs(position[0])
    const lifted = lap === 'over' ? lapLift * ease(0.2, 1, height) : 0
    const atNeck: Vec = [across, position[1] + height * 0.8, position[2] + lifted]
    return mix(atNeck, [outward * x, y, z], ease(0, 3, height))
  }
}
