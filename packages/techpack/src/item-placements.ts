import type { Spread } from '@teamloom/design/locations.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { toldInches } from '@teamloom/kit/length.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'
import type { MadeDecoration } from './decorations.ts'
import { endOf, type LaidPrint, type PlacedMeasure, placePrint } from './placement.ts'
import { isCentred, ruleOf } from './placement-rules.ts'
import {
  type Direction,
  marksOfProcess,
  type PrintMark,
  pieceLabels,
  printMarks,
  type ReferenceName,
  sampleMarks,
} from './placement-words.ts'
import { extentIn, type PrintWidths } from './print-bands.ts'

/** A distance as it is told everywhere, and in words how the rule is laid. */
export type WordedMeasure = {
  readonly from: ReferenceName
  readonly to: PrintMark
  readonly towards: Direction | null
  readonly rule: Label
  readonly inches: number
  /** Whether it lies in the middle: then the rule is all there is to say. */
  readonly isCentred: boolean
}

export type SizePlacement = {
  readonly sizeName: string
  readonly down: WordedMeasure
  readonly across: WordedMeasure
  readonly fits: boolean
  readonly widthInches: number
  readonly heightInches: number
}

/** Where a decoration lies on a piece, in each size. */
export type ItemPlacement = {
  readonly decorationId: string
  readonly piece: Label
  readonly sizes: readonly SizePlacement[]
}

/** Where a decoration is measured: on both socks what lies on the pair. */
export function measuredSpreads({ location }: MadeDecoration): readonly Spread[] {
  return location?.pair ?? (location ? [location] : [])
}

/** How a size is cut, and the size that places are told for. */
export type SizeCut = { readonly cut: Cut; readonly base: Cut }

/** Where what is inked lies in a size; undefined of what has no size. */
export function laidPrint(
  { location, size, inkOff }: MadeDecoration,
  { panel, centerU, centerV }: Spread,
  widths: PrintWidths,
  sizeName: string,
  cuts: SizeCut,
): LaidPrint | undefined {
  if (!location || !size) return undefined
  const { planeAngle } = location
  const extent = extentIn(size, widths, sizeName)
  const turn = (planeAngle * Math.PI) / 180
  const share = extent.widthInches / size.widthInches
  const [u, v] = [inkOff.u * share, inkOff.v * share]
  const print: LaidPrint = {
    panel,
    centerU: centerU + u * Math.cos(turn) - v * Math.sin(turn),
    centerV: centerV + u * Math.sin(turn) + v * Math.cos(turn),
    planeAngle,
    ...extent,
  }
  if (!location.hangs) return print
  return { ...print, centerV: print.centerV + longerBy(panel, print.centerU, cuts), hangs: true }
}

/** Inches by which a panel goes down further than that of the base size. */
function longerBy(panel: string, u: number, { cut, base }: SizeCut): number {
  const [own, drawn] = [cut, base].map(({ pieces }) => pieces.find(({ name }) => name === panel))
  return own && drawn ? endOf(own, u) - endOf(drawn, u) : 0
}

export function worded(
  measure: Omit<PlacedMeasure, 'line'>,
  marks: Readonly<Record<PrintMark, Label>> = printMarks,
): WordedMeasure {
  const { from, to, towards, inches } = measure
  return {
    from,
    to,
    towards,
    rule: ruleOf(measure, marks),
    inches: toldInches(Math.abs(inches)),
    isCentred: isCentred(measure),
  }
}

/** TP8: one, or one for each sock; none of what covers its piece, or of one whose piece these styles do not have. */
export function placementsOf(
  made: MadeDecoration,
  widths: PrintWidths,
  sizeNames: readonly string[],
  cutIn: (size: string) => Cut,
  base: Cut,
): ItemPlacement[] {
  if (made.coversPiece) return []
  const marks = made.decoration.personal ? sampleMarks : marksOfProcess(made.process)
  return measuredSpreads(made).flatMap(spread => {
    const sizes = sizeNames.flatMap((sizeName): SizePlacement[] => {
      const cut = cutIn(sizeName)
      const print = laidPrint(made, spread, widths, sizeName, { cut, base })
      const placed = print && placePrint(cut, print)
      if (!placed) return []
      const { widthInches, heightInches } = print
      const [down, across] = [worded(placed.down, marks), worded(placed.across, marks)]
      return [{ sizeName, down, across, fits: placed.fits, widthInches, heightInches }]
    })
    if (sizes.length === 0) return []
    const { panel } = spread
    return [
      { decorationId: made.decoration.id, piece: pieceLabels[panel] ?? { en: panel, fr: panel }, sizes },
    ]
  })
}
