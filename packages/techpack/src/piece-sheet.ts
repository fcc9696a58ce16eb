import type { Label, Locale } from '@teamloom/kit/label.ts'
import { restOf } from '@teamloom/pattern/at-rest.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'
import { cutPiecesOf } from '@teamloom/pattern/raglan-pieces.ts'
import { outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { MadeDecoration } from './decorations.ts'
import { dimensionText } from './dimension-text.ts'
import { drawPart } from './part-sheet.ts'
import { findLaid, type LaidPrint, placePrint } from './placement.ts'
import { pieceLabels } from './placement-words.ts'
import { cornersOf } from './print-on-flat.ts'

/** A piece flat by itself, with the prints that no drawing of a side shows. */
export type PieceSheet = { readonly name: string; readonly label: Label; readonly svg: string }

export type PrintOnPiece = {
  readonly number: number
  readonly made: MadeDecoration
  readonly print: LaidPrint
  /** Whether the print is of words in whose place each person's own are made. */
  readonly isSample: boolean
}

/** Distances shorter than these inches are in the line that they are measured from. */
const leastTold = 1 / 16

/**
 * TP41: drawings of sleeves, linings and other pieces with what lies on them; a print that covers its piece ends
 * where that does.
 */
export function drawPieceSheets(base: Cut, prints: readonly PrintOnPiece[], locale: Locale): PieceSheet[] {
  const onPieces = [...Map.groupBy(prints, nameOf)]
  return onPieces.flatMap(([name, onPiece]) => {
    const { made, print } = onPiece[0]!
    const piece = cutPiecesOf(base).find(each => each.name === print.panel)
    const panel = piece ?? findLaid(base, print.panel)
    if (!panel) return []
    const rest = piece ? restOf(piece) : 1
    const lying = ([u, v]: Point): Point => [u * rest, v]
    const outline = outlineOf(panel).map(lying)
    const label = pieceLabels[print.panel] ?? { en: print.panel, fr: print.panel }
    const svg = drawPart(
      {
        marks: [
          { kind: 'line', of: print.panel, lines: [outline], isClosed: true, role: 'outline', face: null },
        ],
        dimensions: onPiece.flatMap(each =>
          each.made.coversPiece ? [] : dimensionsOf(base, each, lying, locale),
        ),
        centres: onPiece
          .flatMap(each => (each.made.coversPiece ? [] : middlesOf(base, each, lying)))
          .slice(0, 1),
        prints: onPiece.map(each => ({
          number: each.number,
          outline: each.made.coversPiece
            ? outline
            : cornersOf({ ...each.print, widthInches: each.print.widthInches / rest }).map(lying),
        })),
      },
      onPieces.length,
    )
    return [{ name, label: isInside(made) ? inside(label) : label, svg }]
  })
}

function isInside({ location }: MadeDecoration): boolean {
  return location?.face === 'inside'
}

/** The lining lies in its piece: each has its drawing. */
function nameOf({ made, print }: PrintOnPiece): string {
  return isInside(made) ? `${print.panel}-inside` : print.panel
}

function inside({ en, fr }: Label): Label {
  return { en: `${en}, inside`, fr: `${fr}, intérieur` }
}

/** Lines that people find by folding a piece, and no seam shows. */
const middles: ReadonlySet<string> = new Set([
  'centreFront',
  'centreBack',
  'sleeveMiddle',
  'frontLine',
  'pieceMiddle',
])

/** Where the middle of the piece lies that a distance across it is measured from. */
function middlesOf(base: Cut, { print }: PrintOnPiece, lying: (at: Point) => Point): number[] {
  const across = placePrint(base, print)?.across
  if (!across || !middles.has(across.from) || Math.abs(across.inches) <= leastTold) return []
  return [lying(across.line[0])[0]]
}

function dimensionsOf(
  base: Cut,
  { print, isSample }: PrintOnPiece,
  lying: (at: Point) => Point,
  locale: Locale,
) {
  const placed = placePrint(base, print)
  if (!placed) return []
  return [placed.down, placed.across]
    .filter(({ inches }) => Math.abs(inches) > leastTold)
    .map(({ line, inches }) => ({
      line: line.map(lying),
      label: dimensionText(inches, isSample, locale),
    }))
}
