import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DataOf } from '@teamloom/contract/call.ts'
import { newsletterCalls } from '@teamloom/contract/newsletter.ts'
import { fetchFile } from '#web/data/fetch-file.ts'
import { call } from '#web/lib/api.ts'

const key = ['newsletter'] as const

export type Subscribers = DataOf<typeof newsletterCalls.subscribers>

/** The newest addresses, how many there are, and the draws. */
export function useSubscribers(enabled: boolean) {
  return useQuery({
    queryKey: key,
    queryFn: () => call(newsletterCalls.subscribers, {}),
    enabled,
    refetchOnMount: 'always',
    meta: { quiet: true },
  })
}

/** Draws a month, or confirms its winner. Who asked words what goes wrong. */
export function useDraw(which: 'draw' | 'confirmDraw') {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (month: string) => call(newsletterCalls[which], { body: { month } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}

/** The confirmed addresses as a file. */
export function downloadSubscribers(): Promise<Blob> {
  return fetchFile('newsletter/subscribers.csv')
}
