import type { Hand } from '@teamloom/pattern/pattern.ts'
import type { PointKind } from '@teamloom/pattern/points-of-measure/point-of-measure.ts'

/** How a cloth gives under the tape. */
type Give = 'jersey' | 'fleece' | 'padded' | 'knit' | 'sock' | 'mask'

const gives: Readonly<Record<Hand, Give>> = {
  jersey: 'jersey',
  fleece: 'fleece',
  softFleece: 'fleece',
  linedFleece: 'fleece',
  polar: 'fleece',
  wadded: 'padded',
  rib: 'jersey',
  knit: 'knit',
  foldedKnit: 'knit',
  sock: 'sock',
  cushion: 'sock',
  mask: 'mask',
}

/**
 * Inches more or less, ours: within what makers of blank garments state of theirs (half an inch on chest and length, a
 * quarter on necks; charts of 2016 to 2024), and narrower on what is cut and sewn by a template.
 */
const allowed: Readonly<Record<Give, Readonly<Record<PointKind, number>>>> = {
  jersey: {
    girth: 1 / 2,
    length: 1 / 2,
    across: 3 / 8,
    opening: 1 / 4,
    neck: 1 / 4,
    height: 1 / 8,
    part: 1 / 8,
  },
  fleece: {
    girth: 1 / 2,
    length: 1 / 2,
    across: 3 / 8,
    opening: 3 / 8,
    neck: 1 / 4,
    height: 1 / 8,
    part: 1 / 4,
  },
  // Quilting draws a shell in more or less.
  padded: {
    girth: 5 / 8,
    length: 1 / 2,
    across: 3 / 8,
    opening: 3 / 8,
    neck: 1 / 4,
    height: 1 / 8,
    part: 1 / 4,
  },
  knit: {
    girth: 3 / 8,
    length: 3 / 8,
    across: 3 / 8,
    opening: 3 / 8,
    neck: 1 / 4,
    height: 1 / 4,
    part: 1 / 4,
  },
  sock: {
    girth: 1 / 4,
    length: 3 / 8,
    across: 1 / 4,
    opening: 1 / 4,
    neck: 1 / 4,
    height: 1 / 8,
    part: 1 / 4,
  },
  mask: {
    girth: 1 / 4,
    length: 1 / 8,
    across: 1 / 8,
    opening: 1 / 8,
    neck: 1 / 8,
    height: 1 / 8,
    part: 1 / 8,
  },
}

/** What is shorter may not be off by more than the least that a tape reads. */
const short = 5
const leastRead = 1 / 8

/** TP11: inches by which a point may be more or less, and still right; `hand` is that of the garment's main cloth. */
export function toleranceOf(kind: PointKind, hand: Hand, inches: number): number {
  const own = allowed[gives[hand]][kind]
  return inches < short ? Math.min(own, leastRead) : own
}
