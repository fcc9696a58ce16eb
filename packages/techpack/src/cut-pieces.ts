import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { findElement, findPart } from '@teamloom/design/lookup.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { restOf } from '@teamloom/pattern/at-rest.ts'
import { rowsBeside } from '@teamloom/pattern/flat/draw-piece.ts'
import type { Piece } from '@teamloom/pattern/pattern.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { cutPiecesOf } from '@teamloom/pattern/raglan-pieces.ts'
import type { BandTrim, Face, Trim } from '@teamloom/pattern/trim.ts'
import { type Curve, chain, line } from '@teamloom/shape/curve.ts'
import { boundsOf, getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { foldOf, openingOf, unfolded } from './bands.ts'
import { slotOf, trimsIn } from './consumption.ts'
import { cutNote } from './cut-note.ts'
import { documentWords } from './document-words.ts'
import { type Notch, notchesOf } from './notches.ts'
import { isPartOfPiece } from './placement-words.ts'
import { isOfFront, zipFoldOf } from './sewing/zip-fold.ts'

export type CutPiece = {
  readonly name: string
  /** Of what it is cut, and how often. */
  readonly note: Label
  readonly outline: readonly Point[]
  readonly lines: readonly InnerLine[]
  readonly notches: readonly DrawnNotch[]
}

/** A short stroke from the sewing line inwards; two of one number meet, none: a seam meets it. */
export type DrawnNotch = { readonly from: Point; readonly to: Point; readonly number: number | null }

/** Inches that a notch is drawn long. */
const notchLength = 0.25

/** Along which a piece is cut apart, or something is sewn on it; inches on the piece. */
type InnerLine = { readonly label: Label; readonly curve: Curve }

/**
 * TP29: the pieces of a size that these styles have, at true scale, with what is cut or laid within each; what is folded
 * double is as high as it is cut, and a band that a closure parts begins and ends there.
 */
export function cutPieces(document: DesignDocument, product: Product, sizeName: string): CutPiece[] {
  const pattern = must(findPattern(product.product.name), product.product.name)
  const { styles } = drawnDesign(document, product)
  const cut = pattern.cut(sizeName, styles)
  const trims = trimsIn(pattern, cut, styles)
  const notches = notchesOf(cut, trims)
  const isTurnedUp = cut.pieces.some(({ name }) => name === 'cuff')
  // What shows none of the materials is bought, as a label is.
  const laid = trims.flatMap(trim =>
    trim.kind === 'laid' && !isPartOfPiece(trim.panel.name) && slotOf(trim.outside) ? [trim] : [],
  )
  return [
    ...cutPiecesOf(cut).map(piece => {
      // A hat is knitted in one with its turn-up: its quarters go down to the fold.
      const longer = isTurnedUp && piece.wrap.kind === 'head' ? piece.wrap.height : 0
      const atRest = ([u, v]: Point): Point => [u * restOf(piece), v > -1e-6 ? v + longer : v]
      const opening = openingOf(piece, trims)
      const fold = foldOf(cut, piece)
      const within = trims.flatMap(trim => linesOf(trim, piece, product))
      const lines = [
        ...fieldsOf(piece, product),
        ...(opening ? openedAt(opening.at, piece, within) : within),
        ...(fold ? [{ label: documentWords.foldLine, curve: fold }] : []),
      ]
      const outline = outlineOf(piece)
      return {
        name: piece.name,
        note: cutNote(piece, face => labelOf(face, product)),
        outline: (fold ? unfolded(outline, fold) : outline).map(atRest),
        lines: lines.map(({ label, curve }) => ({ label, curve: curve.map(atRest) })),
        notches: notches
          .filter(notch => notch.piece === piece.name)
          .map(notch => drawNotch(opening ? shifted(notch, opening.at, piece) : notch))
          .flatMap(notch => (fold ? [notch, mirrored(notch, fold)] : [notch])),
      }
    }),
    ...laid.map(trim => ({
      name: trim.panel.name,
      note: cutNote({ outside: trim.outside, inside: trim.outside }, face => labelOf(face, product)),
      outline: outlineOf(trim.panel),
      lines: [],
      notches: [],
    })),
  ]
}

function fieldsOf({ fields = [] }: Piece, product: Product): InnerLine[] {
  return fields.map(({ outside, seam }) => ({ label: labelOf(outside, product), curve: seam }))
}

function drawNotch({ at: [u, v], inward, number }: Notch): DrawnNotch {
  return { from: [u, v], to: [u + inward[0] * notchLength, v + inward[1] * notchLength], number }
}

/** On a band that begins and ends where it is parted. */
function shifted(notch: Notch, parted: number, piece: Piece): Notch {
  const [u, v] = notch.at
  return { ...notch, at: [u + partedBy(u, parted, piece), v] }
}

/** On the other ply of what is folded double. */
function mirrored({ from, to, number }: DrawnNotch, fold: Curve): DrawnNotch {
  const over = ([u, v]: Point): Point => [u, 2 * fold[0]![1] - v]
  return { from: over(from), to: over(to), number }
}

/** Inches by which what lies at `u` of a band moves along it when it begins where it is parted. */
function partedBy(u: number, parted: number, piece: Piece): number {
  const { left, right } = boundsOf(outlineOf(piece))
  return left - parted + (u < parted ? right - left : 0)
}

/** A band's lines when it begins and ends there, and not where it was to be closed into a ring. */
function openedAt(at: number, piece: Piece, lines: readonly InnerLine[]): InnerLine[] {
  const { left, top, bottom } = boundsOf(outlineOf(piece))
  const moved = lines
    .filter(({ label }) => label !== documentWords.zipLine)
    .map(({ label, curve }): InnerLine => {
      const by = partedBy(curve[Math.floor(curve.length / 2)]![0], at, piece)
      return { label, curve: curve.map(([u, v]): Point => [u + by, v]) }
    })
  return [...moved, { label: documentWords.openEnds, curve: line([left, top], [left, bottom]) }]
}

function linesOf(trim: Trim, piece: Piece, product: Product): InnerLine[] {
  if (trim.kind === 'zipChain') {
    const legs = trim.legs.filter(({ on }) => on === piece.name)
    const fold = isOfFront(trim) ? zipFoldOf(trim) : 0
    return legs.flatMap(({ from, to }): InnerLine[] => [
      { label: documentWords.zipLine, curve: line(from, to) },
      ...(fold > 0 ? [-fold, fold] : []).map(beside => ({
        label: documentWords.zipFold,
        curve: line([from[0] + beside, from[1]], [to[0] + beside, to[1]]),
      })),
    ])
  }
  if (trim.kind !== 'band' || trim.on !== piece.name || trim.stitch) return []
  const label = labelOf(trim.outside, product)
  return bordersOf(trim, piece).map(curve => ({ label, curve }))
}

/** Of a band the borders that do not run along the piece's own edge. */
function bordersOf({ edges, joined, line: middle, from, to }: BandTrim, piece: Piece): Curve[] {
  const outline = outlineOf(piece)
  if (middle) return [-to, to].flatMap(inset => rowsBeside(middle, inset, outline))
  const curves = edges.map(edge => getEdge(piece, edge))
  const insets = from === 0 ? [to] : [from, to]
  return (joined ? [chain(...curves)] : curves).flatMap(curve =>
    insets.flatMap(inset => rowsBeside(curve, inset, outline)),
  )
}

function labelOf({ part, element }: Face, product: Product): Label {
  const definition = findPart(product, part)
  return (definition && findElement(definition, element)?.label) ?? { en: element, fr: element }
}
