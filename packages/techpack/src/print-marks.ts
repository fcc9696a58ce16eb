import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { madeDecorations } from './decorations.ts'
import { laidPrint, measuredSpreads, type SizeCut } from './item-placements.ts'
import type { InnerLine } from './pieces/sewn-piece.ts'
import type { LaidPrint } from './placement.ts'
import type { PrintWidths } from './print-bands.ts'

/** By decoration. */
export type WidthsOfPrints = Readonly<Record<string, PrintWidths>>

/** TP61: where decorations lie on a piece of a size, by their numbers; what covers its piece is not drawn on it. */
export function printMarksOf(
  document: DesignDocument,
  product: Product,
  sizeName: string,
  printWidths: WidthsOfPrints,
  cuts: SizeCut,
): (panel: string) => InnerLine[] {
  const laid = madeDecorations(document, product).flatMap((made, i) => {
    if (made.coversPiece) return []
    return measuredSpreads(made).flatMap(spread => {
      const print = laidPrint(made, spread, printWidths[made.decoration.id] ?? {}, sizeName, cuts)
      const label = { en: `${i + 1}. ${made.type.en}`, fr: `${i + 1}. ${made.type.fr}` }
      return print ? [{ panel: print.panel, label, curve: outlineOfPrint(print) }] : []
    })
  })
  return panel => laid.filter(each => each.panel === panel).map(({ label, curve }) => ({ label, curve }))
}

/** The outline of what is inked, closed. */
function outlineOfPrint({ centerU, centerV, planeAngle, widthInches, heightInches }: LaidPrint): Point[] {
  const turn = (planeAngle * Math.PI) / 180
  const [across, down] = [widthInches / 2, heightInches / 2]
  const corners: Point[] = [
    [-across, -down],
    [across, -down],
    [across, down],
    [-across, down],
    [-across, -down],
  ]
  return corners.map(([u, v]) => [
    centerU + u * Math.cos(turn) - v * Math.sin(turn),
    centerV + u * Math.sin(turn) + v * Math.cos(turn),
  ])
}
