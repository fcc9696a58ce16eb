import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { Sent } from '@teamloom/contract/call.ts'
import { mailCalls } from '@teamloom/contract/mails.ts'
import { call } from '#web/lib/api.ts'

export type TriedMail = Sent<typeof mailCalls.preview>['body']

/** A mail as it would be written; of one that cannot be so nothing is asked. */
export function useMailPreview(tried: TriedMail, isWrong: boolean) {
  return useQuery({
    queryKey: ['mail preview', tried],
    queryFn: () => call(mailCalls.preview, { body: tried }),
    enabled: !isWrong,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
}

/** Whoever asked words what goes wrong. */
export const useSendTestMail = () =>
  useMutation({ mutationFn: (tried: TriedMail) => call(mailCalls.sendTest, { body: tried }) })
