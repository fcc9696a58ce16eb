import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type PromoTerms, promoCalls } from '@teamloom/contract/promos.ts'
import { call } from '#web/lib/api.ts'

const key = ['promos'] as const

/** All promo codes, newest first. */
export function usePromos(enabled: boolean) {
  return useQuery({
    queryKey: key,
    queryFn: () => call(promoCalls.list, {}),
    enabled,
    refetchOnMount: 'always',
    meta: { quiet: true },
  })
}

/** A new code, or other terms of one. Who asked words what goes wrong. */
export function useSavePromo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, terms }: { readonly id: string | undefined; readonly terms: PromoTerms }) =>
      id === undefined
        ? call(promoCalls.create, { body: terms })
        : call(promoCalls.update, { params: { id }, body: terms }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
}

/** Removes a code: it is offered no more, and requests that have it keep it. */
export function useRemovePromo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(promoCalls.remove, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}
