import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DataOf, Sent } from '@teamloom/contract/call.ts'
import type { CartItems } from '@teamloom/contract/cart.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { addressCalls, preorderCalls } from '@teamloom/contract/preorders.ts'
import { useState } from 'react'
import { cartItemsKey, cartKey } from '#web/data/cart.ts'
import { designsKey } from '#web/data/designs.ts'
import { toldOffline } from '#web/data/told-offline.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { newId } from '#web/lib/new-id.ts'

export const preordersKey = ['preorders'] as const
const addressesKey = ['user', 'addresses'] as const

/** My order requests, newest first. */
export function usePreorders() {
  return useQuery({
    queryKey: preordersKey,
    queryFn: () => call(preorderCalls.list, {}),
    refetchOnMount: 'always',
    meta: { quiet: true },
    ...toldOffline,
  })
}

/** What my requests became, newest first. */
export function useOrders() {
  return useQuery({
    queryKey: ['orders'],
    queryFn: () => call(orderCalls.list, {}),
    refetchOnMount: 'always',
    meta: { quiet: true },
    ...toldOffline,
  })
}

/** The addresses of my last request. */
export function useAddresses() {
  return useQuery({
    queryKey: addressesKey,
    queryFn: () => call(addressCalls.mine, {}),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
}

export type OrderedAgain = DataOf<typeof orderCalls.again>['items'][number]

/** The designs of a request in the quantities of then, as they are now: tried first, or put into the cart. */
export function useOrderAgain() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: { readonly preorderId: string; readonly dryRun: boolean }) =>
      (await call(orderCalls.again, { body })).items,
    onSuccess: (_, { dryRun }) => (dryRun ? undefined : client.invalidateQueries({ queryKey: cartKey })),
    onError: toastError,
  })
}

export type OrderRequest = Sent<typeof preorderCalls.create>['body']

const attemptKey = 'teamloom-request-attempt'

/**
 * The key of a request, which is the same when the request is sent again, over a reload too: the server places it
 * once.
 */
function keyOfAttempt(request: OrderRequest): string {
  const text = JSON.stringify(request)
  try {
    const kept = JSON.parse(sessionStorage.getItem(attemptKey) ?? '{}') as { text?: string; key?: string }
    if (kept.text === text && kept.key) return kept.key
  } catch {
    // What is kept is of no use: a new attempt.
  }
  const key = newId()
  sessionStorage.setItem(attemptKey, JSON.stringify({ text, key }))
  return key
}

/** Places the order request; what is ordered leaves the cart. The screen words what goes wrong. */
export function usePlaceRequest() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (request: OrderRequest) =>
      call(preorderCalls.create, { body: request }, { idempotencyKey: keyOfAttempt(request) }),
    networkMode: 'always',
    // The answer may have been lost, not the request: asking again does nothing twice.
    retry: (failures, error) => failures < 2 && error instanceof CallError && error.status === 0,
    onSuccess: (_, request) => {
      sessionStorage.removeItem(attemptKey)
      const ordered = new Set(request.items.map(item => item.design_id))
      client.setQueryData(
        cartItemsKey,
        (cart: CartItems | undefined) =>
          cart && { ...cart, items: cart.items.filter(item => !ordered.has(item.design_id)) },
      )
      void client.invalidateQueries({ queryKey: cartKey })
      void client.invalidateQueries({ queryKey: preordersKey })
      void client.invalidateQueries({ queryKey: addressesKey })
      void client.invalidateQueries({ queryKey: designsKey })
    },
  })
}

export type OneMore = Sent<typeof orderCalls.oneMore>['body']

const triedKey = ['one more'] as const

/** What one more piece would cost, and what of it is likely a mistake; nothing is asked for. */
export function useTriedOneMore(body: OneMore | null) {
  return useQuery({
    queryKey: [...triedKey, body],
    enabled: body !== null,
    queryFn: () => call(orderCalls.oneMore, { body: { ...body!, dryRun: true } }),
    retry: false,
    meta: { quiet: true },
  })
}

/** Asks for one more piece, in a request of its own. */
export function useOneMore() {
  const client = useQueryClient()
  const [key] = useState(newId)
  return useMutation({
    mutationFn: (body: OneMore) => call(orderCalls.oneMore, { body }, { idempotencyKey: key }),
    onSuccess: () => client.invalidateQueries({ queryKey: preordersKey }),
    onError: error => {
      toastError(error)
      void client.invalidateQueries({ queryKey: triedKey })
    },
  })
}
