import { useEffect, useEffectEvent, useState } from 'react'
import { changeCommenting, closeComments, commenting } from '#web/features/studio/session/commenting.ts'
import type { CommentsViews } from '#web/features/studio/session/comments-context.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import type { Looking } from '#web/features/studio/session/use-looking.ts'
import { waitForConnection } from '#web/lib/wait-for-connection.ts'

const againMs = 10_000

/**
 * What is said about the design, once the garment is there: its code, which `load` brings, is no part of the studio's
 * first load. An address with `?comment=` opens that thread.
 */
export function useOpenComments(
  isSettled: boolean,
  load: () => Promise<() => Promise<CommentsViews>>,
  looking: Looking,
) {
  const { select, selection } = useStudio()
  const [views, setViews] = useState<CommentsViews | null>(null)
  const { isOpen } = commenting.use()
  useEffect(() => {
    if (!isSettled) return
    let isWanted = true
    const open = async (): Promise<void> => {
      try {
        const loaded = await (await load())()
        if (isWanted) setViews(loaded)
      } catch {
        await waitForConnection(againMs)
        if (isWanted) await open()
      }
    }
    void open()
    return () => {
      isWanted = false
    }
  }, [isSettled, load])
  useEffect(() => {
    const threadId = new URLSearchParams(window.location.search).get('comment')
    if (threadId) changeCommenting({ isOpen: true, threadId })
    return closeComments
  }, [])
  // One of the two panels at a time: the one that was asked for last.
  const openedComments = useEffectEvent(() => {
    if (looking.isOpen) looking.close()
  })
  const openedVersions = useEffectEvent(() => {
    if (commenting.get().isOpen) closeComments()
  })
  useEffect(() => {
    if (isOpen && selection === null) openedComments()
  }, [isOpen, selection])
  useEffect(() => {
    if (looking.isOpen) openedVersions()
  }, [looking.isOpen])
  const beginPlacing = () => {
    if (!views) return
    select(null)
    changeCommenting({ isOpen: true, placing: 'pin' })
  }
  return { views, beginPlacing }
}
