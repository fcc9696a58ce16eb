import { useQuery } from '@tanstack/react-query'
import { cartItemsQuery, useCartPricing } from '#web/data/cart.ts'
import { type CartLine, type CartSum, lineOf, sumOf } from '#web/data/cart-lines.ts'
import { useCartSaver } from '#web/data/cart-saver.ts'
import { keyOf, useDefinitions } from '#web/data/definitions.ts'
import { useUnsentQuantities } from '#web/data/quantity.ts'
import { useCurrency } from '#web/data/user.ts'

export type Cart = {
  readonly status: 'loading' | 'failed' | 'ready'
  readonly lines: readonly CartLine[]
  readonly sum: CartSum
  /** The revision of what the server has; undefined while something that was typed is still on its way to it. */
  readonly revision: number | undefined
  readonly saving: 'saved' | 'saving' | 'offline'
  readonly reload: () => void
}

/** The cart as it is being edited, priced in the account's currency. */
export function useCart(): Cart {
  // Designs change in the studio and quantities in other tabs: look again whenever this is opened or come back to.
  const items = useQuery({ ...cartItemsQuery, refetchOnMount: 'always', refetchOnWindowFocus: 'always' })
  const pricing = useCartPricing()
  const currency = useCurrency()
  const quantities = useUnsentQuantities()
  const { edits, saving } = useCartSaver()
  const list = items.data?.items ?? []
  const definitions = useDefinitions(list.map(refOf))
  const lines = list.map(item =>
    lineOf(item, edits.get(item.id), definitions.byKey.get(keyOf(refOf(item))), currency, quantities),
  )
  return {
    status:
      items.isError && !items.data ? 'failed' : !items.data || definitions.isPending ? 'loading' : 'ready',
    lines,
    sum: sumOf(lines, pricing.data?.discounts ?? [], currency),
    revision: saving === 'saved' ? items.data?.revision : undefined,
    saving,
    reload: () => void items.refetch(),
  }
}

function refOf({ designState: { design } }: { readonly designState: CartLine['designState'] }) {
  return { family: design.family.name, product: design.product.name }
}
