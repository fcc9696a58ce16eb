import { createHash } from 'node:crypto'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { Line } from '@teamloom/commerce/lines/line.ts'
import { printedText } from '@teamloom/commerce/lines/printed-text.ts'
import { personalOf } from '@teamloom/commerce/pricing/item-parts.ts'
import { type ItemPricing, priceOfPiece } from '@teamloom/commerce/pricing/price-item.ts'
import { decorationFactsOf } from '@teamloom/design/decoration-facts.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { stringify } from 'safe-stable-stringify'
import type { ItemRow } from '#api/requests/load-requests.ts'

/** A design as a proof shows it. */
export type Look = ReturnType<typeof lookOf>

export function lookOf(
  lookKey: string,
  sizes: ItemRow['sizes'],
  pricing: ItemPricing,
  document: DesignDocument | undefined,
  product: Product | undefined,
  /** Absent: who wears what is not known. */
  lines: readonly Line[] = [],
) {
  const said = printedText(lines)
  return {
    lookKey,
    /** What else is made of it than pictures show. */
    made: hashOf(document ? madeOf(document) : null),
    sizes: sizes.map(size => ({ ...size })),
    pricePerPiece: priceOfPiece(pricing),
    ...(pricing.personal.length > 0 ? { personal: personalOf([pricing]) } : {}),
    total: pricing.total,
    /** What people's pieces say; absent where there are none. */
    ...(said === '' ? {} : { said: hashOf([said]) }),
    decorations: document && product ? decorationFactsOf(document, product) : [],
  }
}

/** What a design is made of, without the times and revisions of its changes. */
function madeOf({ parts, decorations }: DesignDocument) {
  return { parts, decorations: decorations.map(({ latestUpdate: _, ...decoration }) => decoration) }
}

export function hashOf(content: object | null): string {
  return createHash('sha256').update(stringify(content)).digest('hex')
}
