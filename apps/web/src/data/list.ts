import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import { type ListChanges, withChanges } from '@teamloom/commerce/lines/list-changes.ts'
import { type CartItem, type CartItems, cartCalls, type ListedLine } from '@teamloom/contract/cart.ts'
import { cartItemsKey, cartKey } from '#web/data/cart.ts'
import { call, callInTime } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { writeQuery } from '#web/lib/write-query.ts'

/** A cart item with its list; asked for anew whenever it is opened, as it is edited from there on. */
const listQuery = (id: string) =>
  queryOptions({
    queryKey: [...cartKey, 'list', id],
    queryFn: () => call(cartCalls.readLines, { params: { id } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export function useCartList(id: string) {
  return useQuery(listQuery(id))
}

export function readList(id: string) {
  return call(cartCalls.readLines, { params: { id } })
}

/** Sets the whole list; what the cart shows of the item is the same at once. */
export async function saveList(id: string, lines: readonly ListRow[], revision: number | undefined) {
  const body = { lines: [...lines], ...(revision === undefined ? {} : { revision }) }
  const saved = await callInTime(cartCalls.setLines, { params: { id }, body }, { idempotencyKey: newId() })
  const { revision: next, claimed: _, ...item } = saved
  await putIntoCart(id, next, () => item)
  return saved
}

/** Saves what is otherwise in the list. */
export async function saveChanges(id: string, changes: ListChanges<ListRow>, revision: number | undefined) {
  const { lines, removed } = changes
  const body = { lines: [...lines], removed: [...removed], ...(revision === undefined ? {} : { revision }) }
  const saved = await callInTime(cartCalls.changeLines, { params: { id }, body }, { idempotencyKey: newId() })
  const told = lines.map((line): ListedLine => ({ ...line, words: { ...line.words }, problems: [] }))
  const { sizes, pricing, longNames, claimed } = saved
  await putIntoCart(id, saved.revision, item => {
    const next = withChanges(item.lines ?? [], { lines: told, removed })
    return { ...item, sizes, pricing, longNames, lines: next }
  })
  // What is likely a mistake in it the cart asks for when it is opened.
  void queryClient.invalidateQueries({ queryKey: cartItemsKey, refetchType: 'none' })
  return { revision: saved.revision, offending: new Set(saved.offending), longNames, claimed }
}

async function putIntoCart(id: string, revision: number, next: (item: CartItem) => CartItem): Promise<void> {
  await writeQuery<CartItems>(
    queryClient,
    cartItemsKey,
    cart => cart && { revision, items: cart.items.map(item => (item.id === id ? next(item) : item)) },
  )
  void queryClient.invalidateQueries({ queryKey: [...cartKey, 'pricing'] })
}
