import { queryOptions, useQuery } from '@tanstack/react-query'
import { type CartItem, type CartItems, cartCalls } from '@teamloom/contract/cart.ts'
import { cartItemsKey, cartKey } from '#web/data/cart.ts'
import { call, callInTime } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'
import { queryClient } from '#web/lib/query-client.ts'

type Lines = Parameters<typeof call<typeof cartCalls.setLines>>[1]['body']['lines']

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
export async function saveList(id: string, lines: Lines, revision: number | undefined) {
  const body = { lines, ...(revision === undefined ? {} : { revision }) }
  const saved = await callInTime(cartCalls.setLines, { params: { id }, body }, { idempotencyKey: newId() })
  const { revision: next, ...item } = saved
  await queryClient.cancelQueries({ queryKey: cartItemsKey })
  queryClient.setQueryData(
    cartItemsKey,
    (cart: CartItems | undefined) =>
      cart && {
        revision: next,
        items: cart.items.map((each): CartItem => (each.id === item.id ? item : each)),
      },
  )
  void queryClient.invalidateQueries({ queryKey: [...cartKey, 'pricing'] })
  return saved
}
