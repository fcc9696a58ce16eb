import type { ListedSums } from '#api/orders/keep-listing.ts'
import { type LoadedRequest, totalsOfRequest } from '#api/orders/load-requests.ts'
import { type TaxRules, totalsOf } from '#api/orders/present-order.ts'
import { countPieces } from '#api/orders/present-preorder.ts'

/** What a list is sorted by of a request: what it shows of it. */
export function sumsOf(loaded: LoadedRequest, rules: TaxRules): ListedSums {
  return {
    pieces: countPieces(loaded.items),
    total: totalsOfRequest(loaded).total,
    totalWithTaxes: loaded.order ? totalsOf(loaded, rules).total : null,
  }
}
