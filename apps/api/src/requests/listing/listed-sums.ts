import type { ListedSums } from '#api/requests/listing/keep-listing.ts'
import { type LoadedRequest, totalsOfRequest } from '#api/requests/load-requests.ts'
import { type TaxRules, totalsOf } from '#api/requests/present-order.ts'
import { countPieces } from '#api/requests/present-preorder.ts'

/** What a list is sorted by of a request: what it shows of it. */
export function sumsOf(loaded: LoadedRequest, rules: TaxRules): ListedSums {
  return {
    pieces: countPieces(loaded.items),
    total: totalsOfRequest(loaded).total,
    totalWithTaxes: loaded.order ? totalsOf(loaded, rules).total : null,
  }
}
