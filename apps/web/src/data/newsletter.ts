import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { newsletterCalls } from '@teamloom/contract/newsletter.ts'
import { call } from '#web/lib/api.ts'
import { readSession } from '#web/lib/session.ts'

const key = ['newsletter'] as const

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
export async function downloadSubscribers(): Promise<Blob> {
  // oxlint-disable-next-line eslint/no-restricted-globals -- a file, which is no call of the contract
  const answer = await fetch('/api/v1/newsletter/subscribers.csv', {
    headers: { 'access-token': readSession()?.token ?? '' },
  })
  if (!answer.ok) throw new Error(`the file was answered with ${answer.status}`)
  return answer.blob()
}
