import type { Label } from '@teamloom/kit/label.ts'
import type { Piece } from '@teamloom/pattern/pattern.ts'
import type { Face } from '@teamloom/pattern/trim.ts'
import { type Curve, line } from '@teamloom/shape/curve.ts'
import { boundsOf, contains } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { slotOf } from './consumption.ts'

/** Between shell and lining of what is padded. */
const wadding: Label = { en: 'Wadding', fr: 'Ouate' }

/** Materials of a piece's plies: its cloth, its lining where that is another, and what pads it. */
export function pliesOf(
  { inside, outside, hand }: Pick<Piece, 'inside' | 'outside' | 'hand'>,
  labelOf: (face: Face) => Label,
): Label[] {
  const lining = slotOf(inside)
  const faces = lining === undefined || lining === slotOf(outside) ? [outside] : [outside, inside]
  return [...faces.map(labelOf), ...(hand === 'wadded' ? [wadding] : [])]
}

const ways = {
  cut: { en: 'cut', fr: 'couper' },
  knit: { en: 'knit', fr: 'tricoter' },
} as const satisfies Record<string, Label>

/** Of which of the materials a piece is cut or knitted, and how often; each half of a pair is drawn by itself. */
export function cutNote(plies: readonly Label[], times: number, way: keyof typeof ways = 'cut'): Label {
  return {
    en: plies.map(({ en }) => `${en}, ${ways[way].en} ${times}`).join('; '),
    fr: plies.map(({ fr }) => `${fr}, ${ways[way].fr} ${times}`).join('; '),
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
