import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '@teamloom/contract/call.ts'
import { type Review, reviewCalls } from '@teamloom/contract/review.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'

const reviewKey = (projectId: string) => ['review', projectId] as const

/** The project's link to look and say, with who said what by it; null where there was none. */
export function useReview(projectId: string, isWanted: boolean) {
  return useQuery({
    queryKey: reviewKey(projectId),
    queryFn: () => call(reviewCalls.read, { params: { projectId } }),
    enabled: isWanted,
    staleTime: 0,
    meta: { quiet: true },
  })
}

type Opening = Omit<Sent<typeof reviewCalls.open>['body'], 'projectId'>

/** Makes a link, sets how it is, closes it, removes who came by it. */
export function useOrganizeReview(projectId: string) {
  const client = useQueryClient()
  const put = (review: Review) => client.setQueryData(reviewKey(projectId), review)
  const refresh = () => client.invalidateQueries({ queryKey: reviewKey(projectId) })
  const open = useMutation({
    mutationFn: (opening: Opening) => call(reviewCalls.open, { body: { projectId, ...opening } }),
    onSuccess: put,
    onError: toastError,
  })
  const change = useMutation({
    mutationFn: (changed: Partial<Opening>) => call(reviewCalls.change, { body: { projectId, ...changed } }),
    onSuccess: put,
    onError: toastError,
  })
  const close = useMutation({
    mutationFn: () => call(reviewCalls.close, { params: { projectId } }),
    onSuccess: refresh,
    onError: toastError,
  })
  const removeVisitor = useMutation({
    mutationFn: (id: string) => call(reviewCalls.removeVisitor, { params: { id } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['comments'] })
      return refresh()
    },
    onError: toastError,
  })
  return { open, change, close, removeVisitor }
}
