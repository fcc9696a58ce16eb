import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { cartKey } from '#web/data/cart.ts'
import { designsKey } from '#web/data/designs.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'

/** On the page, or off it. */
export function useSetCollectable() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { readonly designId: string; readonly collectable: boolean }) =>
      call(designCalls.setCollectable, { body }),
    onSettled: () =>
      Promise.all([['collection'], designsKey].map(queryKey => client.invalidateQueries({ queryKey }))),
    onError: toastError,
  })
}

/** `add`: what is new since, to what is there. */
export function useFillCart() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: {
      readonly projectId: string
      readonly designIds: string[]
      readonly add?: boolean
    }) => call(cartCalls.fromCollection, { body }),
    onSuccess: () =>
      Promise.all([['collection'], cartKey].map(queryKey => client.invalidateQueries({ queryKey }))),
    onError: toastError,
  })
}
