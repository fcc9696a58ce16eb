import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '@teamloom/contract/call.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { type CommentThread, commentCalls } from '@teamloom/contract/comments.ts'
import { useEffect } from 'react'
import { call, callInTime } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { newId } from '#web/lib/new-id.ts'

const commentsKey = (designId: string) => ['comments', designId] as const

/** All that is said about a design, newest thread first: its pins are of all of them. */
export function useComments(designId: string, isWanted = true) {
  return useQuery({
    queryKey: commentsKey(designId),
    queryFn: () => loadAll(designId),
    enabled: isWanted,
    meta: { quiet: true },
  })
}

async function loadAll(designId: string): Promise<CommentThread[]> {
  const threads: CommentThread[] = []
  for (;;) {
    const after = threads.at(-1)?.id
    const page = await call(commentCalls.list, {
      params: { id: designId },
      query: after === undefined ? {} : { after },
    })
    if (page.length === 0) return threads
    threads.push(...page)
  }
}

/** A thread as it is now; null: it is gone. */
function putThread(
  client: QueryClient,
  designId: string,
  threadId: string,
  thread: CommentThread | null,
): void {
  const queryKey = commentsKey(designId)
  client.setQueryData<CommentThread[]>(queryKey, threads => {
    const others = threads?.filter(({ id }) => id !== threadId)
    return others && thread ? [...others, thread].toSorted((a, b) => b.number - a.number) : others
  })
  // What is on its way was read before this was written.
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey })
}

type Told = { readonly threadId: string | null; readonly thread: CommentThread | null }

/** What the design’s room tells: a thread, or that all may have changed. Answers what is new in it to me. */
export function hearComment(
  client: QueryClient,
  designId: string,
  me: string | undefined,
  { threadId, thread }: Told,
): CommentThread | undefined {
  if (threadId === null) {
    void client.invalidateQueries({ queryKey: commentsKey(designId) })
    return undefined
  }
  const before = client
    .getQueryData<CommentThread[]>(commentsKey(designId))
    ?.find(({ id }) => id === threadId)
  const last = thread?.answers.at(-1) ?? thread
  const isNew = thread !== null && (before?.answers.length ?? -1) < thread.answers.length
  const isMine = last?.author.userId === me
  const unread = isNew ? !isMine : (before?.unread ?? false)
  putThread(client, designId, threadId, thread && { ...thread, unread })
  return isNew && !isMine ? thread : undefined
}

/** Nothing is lost to a line that is away: it is sent again by its key until it is answered. */
const untilAnswered = {
  retry: (_: number, error: Error) =>
    error instanceof CallError && (error.status === 0 || error.status === 503),
  retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, 15_000),
} as const

type Said = Omit<Sent<typeof commentCalls.add>['body'], 'designId' | 'key'>

export function useSay(designId: string) {
  const client = useQueryClient()
  return useMutation({
    ...untilAnswered,
    mutationFn: ({ key, ...said }: Said & { readonly key: string }) =>
      callInTime(commentCalls.add, { body: { designId, ...said, key } }),
    onSuccess: thread => putThread(client, designId, thread.id, thread),
    onError: toastError,
  })
}

export function useAnswer(designId: string) {
  const client = useQueryClient()
  return useMutation({
    ...untilAnswered,
    mutationFn: (body: Sent<typeof commentCalls.answer>['body']) => callInTime(commentCalls.answer, { body }),
    onSuccess: thread => putThread(client, designId, thread.id, thread),
    onError: toastError,
  })
}

/** Edits one’s own, resolves and opens threads, deletes one’s own. */
export function useChangeComment(designId: string) {
  const client = useQueryClient()
  const settled = {
    onError: (error: Error) => {
      toastError(error)
      void client.invalidateQueries({ queryKey: commentsKey(designId) })
    },
  }
  const edit = useMutation({
    mutationFn: (body: Sent<typeof commentCalls.edit>['body']) => call(commentCalls.edit, { body }),
    onSuccess: thread => putThread(client, designId, thread.id, thread),
    ...settled,
  })
  const setState = useMutation({
    mutationFn: (body: Sent<typeof commentCalls.setState>['body']) => call(commentCalls.setState, { body }),
    onSuccess: thread => putThread(client, designId, thread.id, thread),
    ...settled,
  })
  const remove = useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly threadId: string }) =>
      call(commentCalls.remove, { params: { id } }),
    onSuccess: (thread, { threadId }) => putThread(client, designId, threadId, thread),
    ...settled,
  })
  return { edit, setState, remove }
}

/** While they are shown, what there is of them is read; once they are not any more, nothing of it is marked as new. */
export function useSeeing(designId: string, count: number): void {
  const client = useQueryClient()
  useEffect(() => {
    if (count > 0) void call(commentCalls.see, { body: { designId } }).catch(() => undefined)
  }, [designId, count])
  useEffect(
    () => () => {
      client.setQueryData<CommentThread[]>(commentsKey(designId), threads =>
        threads?.map(thread => (thread.unread ? { ...thread, unread: false } : thread)),
      )
    },
    [client, designId],
  )
}

export const newKey = newId
