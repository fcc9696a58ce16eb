import { type Quilt, type QuiltRows, quiltLineAt } from '@teamloom/pattern/blocks/quilting.ts'
import type { Piece } from '@teamloom/pattern/pattern.ts'
import { nearestOn } from '@teamloom/shape/curve.ts'
import { distanceTo, outlineOf } from '@teamloom/shape/panel.ts'
import { ease } from '../ease.ts'
import { noise } from '../noise.ts'
import { bell, type Relief } from './relief.ts'
import { stitchPitch } from './seams.ts'

/** Where a place lies between two quilting lines. */
type Between = {
  /** Number of the line above it. */
  readonly line: number
  /** 0 on the line above, 1 on the one below. */
  readonly share: number
  /** Inches down from one to the other here. */
  readonly spacing: number
}

function findLines(rows: QuiltRows, u: number, v: number): Between {
  let line = Math.floor((v - quiltLineAt(rows, 0, u)) / rows.pitch) + 2
  while (quiltLineAt(rows, line, u) > v) line--
  const upper = quiltLineAt(rows, line, u)
  const spacing = quiltLineAt(rows, line + 1, u) - upper
  return { line, share: (v - upper) / spacing, spacing }
}

/** Inches over which a puff sinks to a seam, and to the flat strip beside a zip. */
const rim = 0.85
/** Inches beside a seam within a piece that it draws in. */
const seamPinch = 0.6
/** How full a puff is: 2 is a parabola. */
const fullness = 2.5

/** Inches by which a piece stands out at each place, between its quilting lines. */
export function puffOf(
  piece: Piece,
  { rows, height, parted, flats = [] }: Quilt,
): (u: number, v: number) => number {
  const outline = outlineOf(piece)
  const seams = (piece.fields ?? []).map(field => field.seam)
  return (u, v) => {
    let puff = 1
    let uneven = 1
    for (const family of rows) {
      const { line, share, spacing } = findLines(family, u, v)
      puff *= (1 - Math.abs(2 * share - 1) ** fullness) * Math.min(1.2, spacing / family.pitch) ** 0.8
      uneven += 0.16 * noise(u * 0.4 + line * 7.3, line * 3.1)
    }
    const beside = parted === undefined ? rim : Math.abs(u) - parted
    const fromFlat = Math.min(
      rim,
      ...flats.map(({ line, reach }) => nearestOn(line, [u, v]).distance - reach),
    )
    const fromEdge = Math.max(0, Math.min(fromFlat, beside, distanceTo(outline, [u, v])))
    const fromSeam = Math.min(seamPinch, ...seams.map(seam => nearestOn(seam, [u, v]).distance))
    const pinched = 1 - 0.6 * (1 - fromSeam / seamPinch) ** 2
    return height * pinched * uneven * puff ** (1.2 / (rows.length + 0.2)) * (1 - (1 - fromEdge / rim) ** 2.4)
  }
}

/** Share of the way to the next line at which the little folds that start at one are gone, by e. */
const foldReach = 0.36
const foldSlope = 1.2
/** How steep the shell's own creases are, anywhere. */
const creaseSlope = 0.13

/** Puffs turn to the lamps from all sides: their light, before exposure, is held below this. */
const brightest = 0.76

/** The stitched grooves, and the folds that radiate from them where the shell is gathered. */
export function reliefOfQuilt({ rows, parted }: Quilt): Relief {
  return (u, v, inches, bump) => {
    const wadded = parted === undefined ? 1 : ease(parted, parted + rim, Math.abs(u))
    bump.most = brightest
    bump.slopeU += wadded * creaseSlope * noise(u * 1.3 + 7, v * 0.8)
    bump.slopeV += wadded * creaseSlope * noise(u * 0.9, v * 1.4 + 23)
    for (const family of rows) {
      const { line, share, spacing } = findLines(family, u, v)
      const isBelow = share < 0.5
      const nearest = isBelow ? line : line + 1
      const fall = (quiltLineAt(family, nearest, u + 0.05) - quiltLineAt(family, nearest, u - 0.05)) / 0.1
      const run = Math.hypot(1, fall)
      const distance = ((isBelow ? share : 1 - share) * spacing) / run
      const along = u * run
      // Down or up, away from the line.
      const away = isBelow ? 1 : -1
      const seen = Math.max(0, Math.min(1, 1.5 - inches * 6))
      const folds =
        noise(along * 2.2, nearest * 7.3 + away * 2.1 + distance * 0.5) +
        0.9 * noise(along * 4.3 + 40, nearest * 5.9 + away * 3.7)
      // Folds from both lines are gone half way.
      const reaching =
        Math.exp((-distance * run) / (foldReach * spacing)) * (1 - (2 * Math.min(share, 1 - share)) ** 2)
      const fold = seen * (0.25 + 0.75 * wadded) * foldSlope * folds * reaching
      const groove = (0.3 + 0.4 * wadded) * bell(distance - 0.07, 0.09)
      bump.slopeU += (fold - groove * away * fall) / run
      bump.slopeV += (fold * fall + groove * away) / run
      const fromHole = Math.abs(along / stitchPitch - Math.round(along / stitchPitch)) * stitchPitch
      bump.light *= 1 - 0.24 * bell(distance, 0.05) - 0.2 * bell(distance, 0.03) * bell(fromHole, 0.03)
    }
  }
}
