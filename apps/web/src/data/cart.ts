import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CartItem, type CartItems, cartCalls } from '@teamloom/contract/cart.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { writeQuery } from '#web/lib/write-query.ts'

export const cartKey = ['cart'] as const
export const cartItemsKey = [...cartKey, 'items'] as const

export const cartItemsQuery = queryOptions({
  queryKey: cartItemsKey,
  queryFn: () => call(cartCalls.items, { query: {} }),
})

/** The cart's items as the server has them; `useCart` adds what is typed and not saved yet. */
export function useCartItems() {
  return useQuery(cartItemsQuery)
}

export function useCartPricing() {
  return useQuery({ queryKey: [...cartKey, 'pricing'], queryFn: () => call(pricingCalls.cart, { body: {} }) })
}

/** Puts a design into the cart, with every size at zero, to be filled in there. */
export function useAddToCart() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (designId: string) => call(cartCalls.add, { body: { designId, sizes: [] } }),
    onSuccess: () => client.invalidateQueries({ queryKey: cartKey }),
    onError: toastError,
  })
}

/** Takes an item out, at once on the screen; it comes back when the server does not take it out. */
export function useRemoveFromCart() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call(cartCalls.remove, { params: { id } }),
    onMutate: async id => {
      await client.cancelQueries({ queryKey: cartItemsKey })
      client.setQueryData(
        cartItemsKey,
        (cart: CartItems | undefined) =>
          cart && { ...cart, items: cart.items.filter(item => item.id !== id) },
      )
    },
    onSettled: () => client.invalidateQueries({ queryKey: cartKey }),
    onError: toastError,
  })
}

/** Puts back what was removed, with its quantities and, while this list is shown, in its place. */
export function useRestoreToCart() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      item,
    }: {
      readonly item: Pick<CartItem, 'design_id' | 'sizes'>
      readonly index: number
    }) => call(cartCalls.add, { body: { designId: item.design_id, sizes: item.sizes } }),
    onSuccess: (restored, { index }) =>
      writeQuery<CartItems>(
        client,
        cartItemsKey,
        cart =>
          cart && {
            ...cart,
            items: cart.items.filter(item => item.id !== restored.id).toSpliced(index, 0, restored),
          },
      ),
    onError: toastError,
  })
}
