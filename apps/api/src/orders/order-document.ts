import type { Address } from '@teamloom/commerce/addresses/address.ts'
import type { OrderDocument, OrderedItem } from '@teamloom/commerce/orders/order-document.ts'
import type { PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { type ItemRow, type LoadedRequest, termsOf } from '#api/orders/load-requests.ts'

/** What staff edit of a request, as the rules know it. */
export function documentOf({ preorder, items }: Pick<LoadedRequest, 'preorder' | 'items'>): OrderDocument {
  return {
    status: preorder.status as PreorderStatus,
    currency: preorder.currency as Currency,
    items: items.map(orderedItemOf),
    discounts: preorder.discounts,
    charges: preorder.charges,
    taxExemption: preorder.taxExemption,
    shippingAddress: preorder.shippingAddress as Address,
    billingAddress: preorder.billingAddress as Address,
    invoiceNumber: preorder.invoiceNumber,
    externalQuote: preorder.externalQuote,
    projectNumber: preorder.projectNumber,
  }
}

export function orderedItemOf(
  item: Pick<
    ItemRow,
    'id' | 'designId' | 'designName' | 'projectName' | 'sizes' | 'credits' | 'terms' | 'setPrices'
  >,
): OrderedItem {
  const { id, designId, designName, projectName, sizes } = item
  return { id, designId, designName, projectName, sizes, terms: termsOf(item) }
}
