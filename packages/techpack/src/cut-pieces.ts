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
import type { BandTrim, Face, Trim } from '@teamloom/pattern/trim.ts'
import { type Curve, chain, line } from '@teamloom/shape/curve.ts'
import { getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { trimsIn } from './consumption.ts'
import { documentWords } from './document-words.ts'
import { isPartOfPiece } from './placement-words.ts'

export type CutPiece = {
  readonly name: string
  readonly outline: readonly Point[]
  readonly lines: readonly InnerLine[]
}

/** Along which a piece is cut apart, or something is sewn on it; inches on the piece. */
type InnerLine = { readonly label: Label; readonly curve: Curve }

/** TP29: the pieces of a size that these styles have, at true scale, with what is cut or laid within each. */
export function cutPieces(document: DesignDocument, product: Product, sizeName: string): CutPiece[] {
  const pattern = must(findPattern(product.product.name), product.product.name)
  const { styles } = drawnDesign(document, product)
  const cut = pattern.cut(sizeName, styles)
  const trims = trimsIn(pattern, cut, styles)
  const laid = trims.flatMap(trim =>
    trim.kind === 'laid' && !isPartOfPiece(trim.panel.name) ? [trim.panel] : [],
  )
  return [
    ...cut.pieces.map(piece => {
      const atRest = ([u, v]: Point): Point => [u * restOf(piece), v]
      const lines = [...fieldsOf(piece, product), ...trims.flatMap(trim => linesOf(trim, piece, product))]
      return {
        name: piece.name,
        outline: outlineOf(piece).map(atRest),
        lines: lines.map(({ label, curve }) => ({ label, curve: curve.map(atRest) })),
      }
    }),
    ...laid.map(panel => ({ name: panel.name, outline: outlineOf(panel), lines: [] })),
  ]
}

function fieldsOf({ fields = [] }: Piece, product: Product): InnerLine[] {
  return fields.map(({ outside, seam }) => ({ label: labelOf(outside, product), curve: seam }))
}

function linesOf(trim: Trim, piece: Piece, product: Product): InnerLine[] {
  if (trim.kind === 'zipChain') {
    const legs = trim.legs.filter(({ on }) => on === piece.name)
    return legs.map(({ from, to }) => ({ label: documentWords.zipLine, curve: line(from, to) }))
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
