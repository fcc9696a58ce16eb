import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { findDecoration, findElement, findElementState, findPart } from '@teamloom/design/lookup.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'

/** A point on the picture of a side: inches from its upper left corner. */
export type PointAnchor = {
  readonly side: string
  readonly x: number
  readonly y: number
  /** What lies under it. */
  readonly decorationId?: string | undefined
}

/** What a comment is about: a point, a decoration, an element, or the whole design. */
export type Anchor =
  | PointAnchor
  | { readonly decorationId: string }
  | { readonly partName: string; readonly elementName: string }
  | Readonly<Record<string, never>>

/** A decoration that a comment is about, as it was when that was written. */
export type Subject = {
  readonly decorationId: string
  readonly name: string
  readonly positionName: string
}

export function isPoint(anchor: Anchor): anchor is PointAnchor {
  return 'side' in anchor
}

/** The decoration that it names. */
export function decorationOf(anchor: Anchor): string | undefined {
  return 'decorationId' in anchor ? anchor.decorationId : undefined
}

type AnchorRefusal = Refusal<'unknownDecoration' | 'unknownLocation' | 'unknownPart' | 'unknownElement'>

/** RV1: what is kept of the decoration that an anchor names, null where it names none; refused where it names nothing that is there. */
export function anchorIn(
  anchor: Anchor,
  document: DesignDocument,
  product: Product,
): Result<Subject | null, AnchorRefusal> {
  if (isPoint(anchor) && !product.sides.some(side => side === anchor.side)) return refuse('unknownLocation')
  if ('partName' in anchor && anchor.partName !== undefined) {
    const part = findPart(product, anchor.partName)
    if (!part) return refuse('unknownPart')
    const isThere =
      findElement(part, anchor.elementName) && findElementState(document, anchor.partName, anchor.elementName)
    return isThere ? ok(null) : refuse('unknownElement')
  }
  const decorationId = decorationOf(anchor)
  if (decorationId === undefined) return ok(null)
  const decoration = findDecoration(document, decorationId)
  if (!decoration) return refuse('unknownDecoration')
  return ok({ decorationId, name: decoration.name, positionName: decoration.positionName })
}

/** RV2: whether what a comment is about is in the design as it is now; what is about no decoration always is. */
export function isSubjectThere(
  subject: Pick<Subject, 'decorationId'> | null,
  document: Pick<DesignDocument, 'decorations'>,
): boolean {
  return subject === null || document.decorations.some(({ id }) => id === subject.decorationId)
}
