import type { Label } from '@teamloom/kit/label.ts'
import type { Piece } from '@teamloom/pattern/pattern.ts'
import type { Face } from '@teamloom/pattern/trim.ts'
import { type Curve, line } from '@teamloom/shape/curve.ts'
import { boundsOf, contains } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { slotOf } from './consumption.ts'

/**
 * Of which of the materials a piece is cut, and how often: each half of a pair is drawn by itself. `labelOf`: what the
 * table of materials calls a face.
 */
export function cutNote(
  { inside, outside }: Pick<Piece, 'inside' | 'outside'>,
  labelOf: (face: Face) => Label,
): Label {
  const lining = slotOf(inside)
  const faces = lining === undefined || lining === slotOf(outside) ? [outside] : [outside, inside]
  const labels = faces.map(labelOf)
  return {
    en: labels.map(({ en }) => `${en}, cut 1`).join('; '),
    fr: labels.map(({ fr }) => `${fr}, couper 1`).join('; '),
  }
}

/** Inches: the longest that a grain line is drawn. */
const longest = 8

const shares = [0.18, 0.82, 0.3, 0.7, 0.42, 0.58, 0.5]

/** The straight grain of a piece, which runs down it, beside its name: as far as half of its height, or what is cloth. */
export function grainOf(outline: readonly Point[]): Curve {
  const { left, right, top, bottom } = boundsOf(outline)
  const middle = (top + bottom) / 2
  for (const part of [1 / 2, 1 / 4, 1 / 8]) {
    const half = Math.min(longest, (bottom - top) * part) / 2
    const isWithin = (u: number) =>
      [middle - half, middle, middle + half].every(v => contains(outline, [u, v]))
    const u = shares.map(share => left + (right - left) * share).find(isWithin)
    if (u !== undefined) return line([u, middle - half], [u, middle + half])
  }
  throw new Error('a piece without room for its grain')
}
