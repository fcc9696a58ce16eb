import type { OrderDocument, OrderedItem } from '@teamloom/commerce/orders/order-document.ts'
import { termsOf } from '#api/pricing/ordered-terms.ts'
import { partsIn } from '#api/requests/kept-parts.ts'
import type { ItemRow, LoadedRequest } from '#api/requests/load-requests.ts'

/** What staff edit of a request, as the rules know it. */
export function documentOf({ preorder, items }: Pick<LoadedRequest, 'preorder' | 'items'>): OrderDocument {
  return { ...partsIn(preorder), items: items.map(orderedItemOf) }
}

export function orderedItemOf(
  item: Pick<
    ItemRow,
    'id' | 'designId' | 'designName' | 'projectName' | 'lines' | 'credits' | 'terms' | 'setPrices' | 'slots'
  >,
): OrderedItem {
  const { id, designId, designName, projectName, lines } = item
  return { id, designId, designName, projectName, lines, terms: termsOf(item) }
}
