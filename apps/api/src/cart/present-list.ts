import type { CartItem, ClaimedNumber } from '@teamloom/contract/cart.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import type { Actor } from '#api/access/caller.ts'
import { cartRevision } from '#api/cart/cart-revision.ts'
import type { FoundList } from '#api/cart/find-list.ts'
import { loadRevisedRows, presentCart, type ShownCart } from '#api/cart/load-cart.ts'
import { loadClaimed } from '#api/collection/kept-numbers.ts'
import type { Reader } from '#api/platform/database/database.ts'

type ListedItem = CartItem & {
  lines: NonNullable<CartItem['lines']>
  revision: number
  claimed: ClaimedNumber[]
}

/** An item with its list, also where no words of it are anybody's own, and the cart's revision. */
export async function presentList(
  tx: Reader,
  { row }: FoundList,
  actor: Pick<Actor, 'id' | 'currency'>,
  shown: Omit<ShownCart, 'currency'>,
) {
  const revision = cartRevision(await loadRevisedRows(tx, actor.id), shown.house)
  const claimed = row.isCollected ? await loadClaimed(tx, row.id, row.lines) : []
  const [item] = await presentCart(tx, [row], { ...shown, currency: actor.currency }, { revision, claimed })
  return item ? ok(item as ListedItem) : refuse('InvalidPartsToBuild')
}
