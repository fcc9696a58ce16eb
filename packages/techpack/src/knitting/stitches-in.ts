import { must } from '@teamloom/kit/assert.ts'
import type { ItemSheet } from '../sheet.ts'
import type { KnitCloth } from './knit-cloths.ts'

type Stitches = { readonly needles: number; readonly courses: number }
type Sheet = Pick<ItemSheet, 'cutting' | 'isWorn'>
type Gauge = Pick<KnitCloth, 'wales' | 'courses' | 'repeat'>

/** What goes all round a cylinder; the rest is knitted on half of its needles. */
const isRound = (name: string) => /(Leg|Cuff)$/.test(name)

/**
 * TP57: a piece of a size as stitches. A cylinder keeps its needles from cuff to toe, in twos; a hat has a round of whole
 * repeats of its crown's, in four quarters, and down to its knitted edge.
 */
export function stitchesIn(
  name: string,
  sizeName: string,
  cloth: Gauge,
  crown: Gauge,
  sheet: Sheet,
): Stitches {
  const courses = Math.round(extentOf(name, sizeName, sheet).heightInches * cloth.courses)
  if (sheet.isWorn) {
    const leg = name.startsWith('left') ? 'leftLeg' : 'rightLeg'
    const round = 2 * Math.round((extentOf(leg, sizeName, sheet).widthInches * cloth.wales) / 2)
    return { needles: isRound(name) ? round : round / 2, courses }
  }
  const inches = quarters.reduce((sum, each) => sum + extentOf(each, sizeName, sheet).widthInches, 0)
  const round = crown.repeat * Math.round((inches * crown.wales) / crown.repeat)
  const upTo = (quarter: number) => Math.round((round * quarter) / quarters.length)
  const at = quarters.indexOf(name)
  return { needles: at < 0 ? round : upTo(at + 1) - upTo(at), courses }
}

/** Of a hat's crown, in order round the head. */
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
