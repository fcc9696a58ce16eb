import { VisuallyHidden } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { CommentThread } from '@teamloom/contract/comments.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hearComment } from '#web/data/comments.ts'
import { commenting, openThread } from '#web/features/studio/session/commenting.ts'
import { useLive } from '#web/features/studio/session/live/live-context.ts'
import { useStudioComments } from '#web/features/studio/session/use-comments.ts'
import { readSession } from '#web/lib/session.ts'

/** RV11: keeps what is shown as it is said, and reads out what others say. */
export function CommentsEar() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const room = useLive()?.room
  const { designId, threads } = useStudioComments()
  const [words, setWords] = useState('')
  const hear = useEffectEvent((told: Parameters<typeof hearComment>[3]) => {
    const thread = hearComment(client, designId, readSession()?.userId, told)
    if (thread) setWords(wordsOf(thread))
  })
  useEffect(() => {
    if (!room) return
    // What was said between the first look and now.
    hear({ threadId: null, thread: null })
    return room.onComment(hear)
  }, [room])
  const wordsOf = (thread: CommentThread) => {
    const last = thread.answers.at(-1)
    const { author, text } = last ?? thread
    return t(last ? 'comments.answered' : 'comments.said', { name: author.name, text: text.slice(0, 200) })
  }
  // Whoever came by a link to a thread that is resolved sees it among those.
  const { threadId, state } = commenting.use()
  const linked = threads?.find(({ id }) => id === threadId)
  useEffect(() => {
    if (linked && linked.state !== state) openThread(linked)
    // Only when it is first known: resolved while it is read, it stays where it is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [linked === undefined])
  return <VisuallyHidden role="status">{words}</VisuallyHidden>
}
