import { must } from '@teamloom/kit/assert.ts'
import type { ItemSheet } from '../sheet.ts'
import type { KnitCloth } from './knit-cloths.ts'

type Stitches = {
  readonly needles: number
  readonly courses: number
  /** To the inch, as it lies: a form is narrower at the foot than the cylinder's needles are wide. */
  readonly wales: number
  /** How many loops are knitted: rows to and fro, and those of what is narrowed, leave needles out. */
  readonly loops: number
}
type Sheet = Pick<ItemSheet, 'cutting' | 'isWorn'>
type Gauge = Pick<KnitCloth, 'wales' | 'courses' | 'repeat'>

/** What goes all round a cylinder; the rest is knitted on half of its needles. */
const isRound = (name: string) => /(Leg|Cuff)$/.test(name)

/** Each of its courses is knitted on all its needles, whatever its outline on the form. */
const isTube = (name: string) => /^(left|right)(Leg|Cuff|Instep|Sole)$|^cuff$/.test(name)

/**
 * TP57: a piece of a size as stitches. A round has whole repeats: that of a cylinder goes on from cuff to toe, that of a
 * hat's crown in four quarters, and down to its knitted edge.
 */
export function stitchesIn(
  name: string,
  sizeName: string,
  cloth: Gauge,
  round: Gauge,
  sheet: Sheet,
): Stitches {
  const { widthInches, heightInches, fill } = extentOf(name, sizeName, sheet)
  const courses = Math.round(heightInches * cloth.courses)
  const needles = needlesOf(name, sizeName, round, sheet)
  return {
    needles,
    courses,
    wales: needles / widthInches,
    loops: needles * courses * (isTube(name) ? 1 : fill),
  }
}

function needlesOf(name: string, sizeName: string, { wales, repeat }: Gauge, sheet: Sheet): number {
  const inRepeats = (inches: number) => repeat * Math.round((inches * wales) / repeat)
  if (sheet.isWorn) {
    const leg = name.startsWith('left') ? 'leftLeg' : 'rightLeg'
    const round = inRepeats(extentOf(leg, sizeName, sheet).widthInches)
    return isRound(name) ? round : round / 2
  }
  const round = inRepeats(
    quarters.reduce((sum, each) => sum + extentOf(each, sizeName, sheet).widthInches, 0),
  )
  const upTo = (quarter: number) => Math.round((round * quarter) / quarters.length)
  const at = quarters.indexOf(name)
  return at < 0 ? round : upTo(at + 1) - upTo(at)
}

/** The pieces of a hat's crown, in order round the head. */
const quarters = ['front', 'left', 'back', 'right']

const has =
  (name: string) =>
  (piece: Sheet['cutting']['pieces'][number]): boolean =>
    piece.name === name

function extentOf(name: string, sizeName: string, { cutting }: Sheet) {
  const piece = must(cutting.pieces.find(has(name)), name)
  return must(
    piece.sizes.find(size => size.sizeName === sizeName),
    sizeName,
  )
}
