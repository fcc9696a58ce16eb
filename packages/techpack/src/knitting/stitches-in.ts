import { must } from '@teamloom/kit/assert.ts'
import type { ItemSheet } from '../sheet.ts'
import type { KnitCloth } from './knit-cloths.ts'

type Stitches = { readonly needles: number; readonly courses: number }
type Sheet = Pick<ItemSheet, 'cutting' | 'isWorn'>
type Gauge = Pick<KnitCloth, 'wales' | 'courses'>

/** What goes all round a cylinder; the rest is knitted on half of its needles. */
const isRound = (name: string) => /(Leg|Cuff)$/.test(name)

/**
 * TP57: a piece of a size as stitches. A cylinder keeps its needles from cuff to toe, in twos; what is knitted on into
 * its turn-up has its crown's.
 */
export function stitchesIn(name: string, sizeName: string, cloth: Gauge, sheet: Sheet): Stitches {
  const courses = Math.round(extentOf(name, sizeName, sheet).heightInches * cloth.courses)
  if (sheet.isWorn) {
    const leg = name.startsWith('left') ? 'leftLeg' : 'rightLeg'
    const round = 2 * Math.round((extentOf(leg, sizeName, sheet).widthInches * cloth.wales) / 2)
    return { needles: isRound(name) ? round : round / 2, courses }
  }
  const of = name === 'cuff' ? quarters.filter(each => sheet.cutting.pieces.some(has(each))) : [name]
  const needles = of.reduce(
    (sum, each) => sum + Math.round(extentOf(each, sizeName, sheet).widthInches * cloth.wales),
    0,
  )
  return { needles, courses }
}

/** Of a hat's crown. */
const quarters = ['front', 'right', 'back', 'left']

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
