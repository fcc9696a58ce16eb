import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DataOf, Sent } from '@teamloom/contract/call.ts'
import { quoteCalls } from '@teamloom/contract/quotes.ts'
import { preordersKey } from '#web/data/preorders.ts'
import { proofKey } from '#web/data/proofs.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'

export type Customer = DataOf<typeof quoteCalls.customer>

/** Customers that words find; none are asked for without words. */
export function useCustomers(search: string) {
  return useQuery({
    queryKey: ['quotes', 'customers', search],
    queryFn: () => call(quoteCalls.customers, { query: { search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
}

/** A customer with their designs, which are asked for anew when one comes back from the studio. */
export function useCustomer(userId: string | undefined) {
  return useQuery({
    queryKey: ['quotes', 'customer', userId],
    queryFn: () => call(quoteCalls.customer, { params: { userId: userId ?? '' } }),
    enabled: userId !== undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    meta: { quiet: true },
  })
}

/** Makes an account for a customer. Who asked words what goes wrong. */
export function useMakeCustomer() {
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: Sent<typeof quoteCalls.makeCustomer>['body']) =>
      call(quoteCalls.makeCustomer, { body }),
  })
}

/** Makes a request for a customer. Who asked words what goes wrong. */
export function useMakeRequest() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: Sent<typeof quoteCalls.make>['body']) => call(quoteCalls.make, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['desk', 'list'] }),
  })
}

/** Declines a quote, in words. */
export function useDeclineQuote(preorderId: string) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: Omit<Sent<typeof quoteCalls.decline>['body'], 'preorderId'>) =>
      call(quoteCalls.decline, { body: { ...body, preorderId } }),
    onSuccess: proof => {
      client.setQueryData(proofKey(preorderId), proof)
      void client.invalidateQueries({ queryKey: preordersKey })
    },
    onError: error => {
      toastError(error)
      void client.invalidateQueries({ queryKey: proofKey(preorderId) })
    },
  })
}
