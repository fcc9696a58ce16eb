import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Split, splitCalls } from '@teamloom/contract/split.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'

const splitKey = (orderId: string) => ['payments', 'split', orderId] as const

/** Who owes what of my order. */
export function useSplit(orderId: string) {
  return useQuery({
    queryKey: splitKey(orderId),
    queryFn: () => call(splitCalls.read, { params: { orderId } }),
    meta: { quiet: true },
  })
}

/** Makes the list, or makes it anew; with `notify` those who have not paid are written to. */
export function useMakeSplit(orderId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (notify: boolean) => call(splitCalls.make, { body: { orderId, notify } }),
    onSuccess: (split: Split) => client.setQueryData(splitKey(orderId), split),
    onError: toastError,
  })
}

/** Ticks a line that was settled by hand, or unticks it. */
export function useSettleShare(orderId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (line: { readonly shareId: string; readonly isPaid: boolean }) =>
      call(splitCalls.settle, { body: { orderId, ...line } }),
    onSuccess: (split: Split) => client.setQueryData(splitKey(orderId), split),
    onError: toastError,
  })
}

/** Word of it comes within moments; a bank may take days. */
const everyMs = { back: 2000, awaited: 30_000 } as const

/** What I owe, by my link; asked again until it is paid for whoever `isBack` from paying, or as long as it is on its way. */
export function useShare(secret: string, isBack: boolean) {
  return useQuery({
    queryKey: ['payments', 'share', secret],
    queryFn: () => call(splitCalls.share, { params: { secret } }),
    refetchInterval: ({ state: { data } }) => {
      if (!data || data.isPaid) return false
      if (data.isAwaited) return everyMs.awaited
      return isBack ? everyMs.back : false
    },
    meta: { quiet: true },
  })
}

/** Leads to the card provider's page; who asked words what goes wrong. */
export function usePayShare(secret: string) {
  return useMutation({
    mutationFn: () => call(splitCalls.payShare, { params: { secret } }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
}
