import type { Label } from '@teamloom/kit/label.ts'
import type { Piece } from '@teamloom/pattern/pattern.ts'
import type { Face } from '@teamloom/pattern/trim.ts'
import { type Curve, line } from '@teamloom/shape/curve.ts'
import { type Bounds, boundsOf, contains } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { slotOf } from './slot-of.ts'

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

/** Which of the materials a piece is cut or knitted of, and how often; each half of a pair is drawn by itself. */
export function cutNote(plies: readonly Label[], times: number, way: keyof typeof ways = 'cut'): Label {
  return {
    en: plies.map(({ en }) => `${en}, ${ways[way].en} ${times}`).join('; '),
    fr: plies.map(({ fr }) => `${fr}, ${ways[way].fr} ${times}`).join('; '),
  }
}

/** Inches: the longest that a grain line is drawn. */
const longest = 8

/** Where the middle of words may lie, as shares of the piece's width and height; the first that is free is taken. */
const shares = [0.18, 0.82, 0.3, 0.7, 0.42, 0.58, 0.5, 0.1, 0.9]
const heights = [1 / 2, 3 / 8, 5 / 8, 1 / 4, 3 / 4]
const parts = [1 / 2, 1 / 4, 1 / 8]

/** Inches that its heads take beside it, and that it lies beside a piece without room. */
const beside = 0.2

/** The straight grain of a piece, which runs down it clear of words; without room for it, beside the piece. */
export function grainOf(outline: readonly Point[], words: readonly Bounds[] = []): Curve {
  const { left, right, top, bottom } = boundsOf(outline)
  for (const part of parts) {
    const half = Math.min(longest, (bottom - top) * part) / 2
    for (const height of heights) {
      const middle = top + (bottom - top) * height
      const isFree = (u: number) =>
        [middle - half, middle, middle + half].every(v => contains(outline, [u, v])) &&
        !words.some(
          box =>
            u > box.left - beside &&
            u < box.right + beside &&
            middle + half > box.top &&
            middle - half < box.bottom,
        )
      const u = shares.map(share => left + (right - left) * share).find(isFree)
      if (u !== undefined) return line([u, middle - half], [u, middle + half])
    }
  }
  if (words.length === 0) throw new Error('a piece without room for its grain')
  const u = Math.max(right, ...words.map(box => box.right)) + 1.5 * beside
  const half = Math.min(longest, (bottom - top) / 2) / 2
  return line([u, (top + bottom) / 2 - half], [u, (top + bottom) / 2 + half])
}
