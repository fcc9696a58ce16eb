import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { DataOf, Sent } from '@teamloom/contract/call.ts'
import { webhookCalls } from '@teamloom/contract/webhooks.ts'
import { call } from '#web/lib/api.ts'

const webhooksKey = ['webhooks'] as const
const listKey = [...webhooksKey, 'list'] as const

/** What is being sent changes by itself. */
const againMs = 5000
const deliveriesAtOnce = 30

export function useWebhooks(enabled: boolean) {
  return useQuery({
    queryKey: listKey,
    queryFn: () => call(webhookCalls.list, {}),
    enabled,
    refetchOnMount: 'always',
    refetchInterval: againMs,
    meta: { quiet: true },
  })
}

/** What a webhook was told, the newest first, page by page; `isOpen`: what has not arrived alone. */
export function useDeliveries(id: string, isOpen: boolean) {
  return useInfiniteQuery({
    queryKey: [...webhooksKey, 'deliveries', id, isOpen],
    queryFn: ({ pageParam }) =>
      call(webhookCalls.deliveries, {
        params: { id },
        query: {
          limit: deliveriesAtOnce,
          ...(isOpen ? { isOpen: 'true' } : {}),
          ...(pageParam ? { after: pageParam } : {}),
        },
      }),
    initialPageParam: 0,
    getNextPageParam: page => page.next,
    placeholderData: keepPreviousData,
    refetchInterval: query => (isAllInSight(query.state.data) ? againMs : false),
    meta: { quiet: true },
  })
}

/** Each of many pages would be asked for again. */
const isAllInSight = (data: InfiniteData<DataOf<typeof webhookCalls.deliveries>> | undefined) =>
  (data?.pages.length ?? 0) <= 1

/** Whoever asked words what goes wrong. */
function useWebhookChange<Sending, Answer>(ask: (sending: Sending) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ask,
    onSettled: () => client.invalidateQueries({ queryKey: webhooksKey }),
  })
}

export type WebhookBody = Sent<typeof webhookCalls.make>['body']

export const useMakeWebhook = () => useWebhookChange((body: WebhookBody) => call(webhookCalls.make, { body }))

export const useChangeWebhook = () =>
  useWebhookChange(({ id, ...body }: WebhookBody & { readonly id: string }) =>
    call(webhookCalls.change, { params: { id }, body }),
  )

export const useRenewSecret = () =>
  useWebhookChange((id: string) => call(webhookCalls.renewSecret, { params: { id } }))

export const useRemoveWebhook = () =>
  useWebhookChange((id: string) => call(webhookCalls.remove, { params: { id } }))

export const useSendAgain = () =>
  useWebhookChange((id: string) => call(webhookCalls.sendAgain, { params: { id } }))
