import type { CartItem } from '@teamloom/contract/cart.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import type { Actor } from '#api/access/caller.ts'
import { cartRevision } from '#api/cart/cart-revision.ts'
import type { FoundList } from '#api/cart/find-list.ts'
import { loadRevisedRows, presentCart } from '#api/cart/load-cart.ts'
import { presentLines } from '#api/cart/present-lines.ts'
import { withField, written } from '#api/http/written.ts'
import type { Reader } from '#api/platform/database/database.ts'

type ListedItem = CartItem & { lines: NonNullable<CartItem['lines']>; revision: number }

/** An item with its list, also where no words of it are anybody's own, and the cart's revision. */
export async function presentList(
  tx: Reader,
  { row, opened, slots }: FoundList,
  actor: Pick<Actor, 'id' | 'currency'>,
  origin: string,
) {
  const [item] = await presentCart(tx, [row], actor.currency, origin)
  if (!item) return refuse('InvalidPartsToBuild')
  const revision = cartRevision(await loadRevisedRows(tx, actor.id))
  return ok(
    written<ListedItem>(() => {
      const whole = withField(JSON.stringify(item), 'revision', String(revision))
      if (slots.length > 0) return whole
      const lines = presentLines({ lines: row.lines, slots, product: opened.product }, [])
      return withField(whole, 'lines', JSON.stringify(lines))
    }),
  )
}
