import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Address } from '@teamloom/commerce/addresses/address.ts'
import { type Charge, shownCharges } from '@teamloom/commerce/charges/charge.ts'
import { orderedQuantities } from '@teamloom/commerce/lines/quantities-of.ts'
import { isSame } from '@teamloom/commerce/orders/is-same.ts'
import type { Discount } from '@teamloom/commerce/pricing/total-order.ts'
import { openDocument } from '@teamloom/design/open-document.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { eq, sql } from 'drizzle-orm'
import { designs } from '#api/db/tables.ts'
import { prepared, type Reader } from '#api/platform/database/database.ts'
import { type LoadedRequest, pricingsOf } from '#api/requests/load-requests.ts'
import { type Look, lookOf } from '#api/requests/proofs/proof-look.ts'

/** What an answer to a proof rests on: each design as it is proposed, and what is agreed for all. */
export type ProofGround = {
  readonly items: readonly { readonly designId: string; readonly proposed: Look }[]
  readonly currency: Currency
  readonly discounts: readonly Discount[]
  /** Absent where there are none. */
  readonly charges?: readonly Charge[]
  readonly shippingAddress: Address
}

const documentsOf = prepared('documents_of_request', tx =>
  tx
    .select({ id: designs.id, document: designs.document })
    .from(designs)
    .where(eq(designs.preorderId, sql.placeholder('preorderId'))),
)

/** The ground of a request as it is now; no words are made of it, and what was asked for is not read. */
export async function proofGroundOf(tx: Reader, loaded: LoadedRequest): Promise<ProofGround> {
  const { preorder, items } = loaded
  const copies = await documentsOf(tx).execute({ preorderId: preorder.id })
  const documents = new Map(copies.map(({ id, document }) => [id, document]))
  const pricings = pricingsOf(loaded)
  return {
    items: items.map(({ designId, family, product: name, lookKey, sizes, lines }, index) => {
      const product = findProduct(family, name)
      const document = product && openDocument(documents.get(designId), product)
      return {
        designId,
        proposed: lookOf(lookKey, sizes, must(pricings[index], 'pricing'), document, product, lines),
      }
    }),
    currency: preorder.currency as Currency,
    discounts: preorder.discounts,
    charges: shownCharges(preorder.charges),
    shippingAddress: preorder.shippingAddress as Address,
  }
}

/** OR35: whether what was shown of a design, or of the whole, is another by now. */
export function outdatedSince(sent: ProofGround, now: ProofGround): (designId: string) => boolean {
  const factsOf = ({ currency, discounts, charges = [], shippingAddress }: ProofGround) => ({
    currency,
    discounts,
    charges,
    shippingAddress,
  })
  const isOtherwise = !isSame(factsOf(sent), factsOf(now))
  const proposedOf = ({ items }: ProofGround, designId: string) => {
    const proposed = items.find(item => item.designId === designId)?.proposed
    // A size of none that is named, or not, is the same.
    return proposed ? { ...proposed, sizes: orderedQuantities(proposed.sizes) } : null
  }
  return designId => isOtherwise || !isSame(proposedOf(sent, designId), proposedOf(now, designId))
}
