import type { DesignSession } from '@teamloom/sync/design-session.ts'
import { useEffect, useState } from 'react'
import type { Live } from '#web/features/studio/session/live/live-context.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { readSession } from '#web/lib/session.ts'
import { waitForConnection } from '#web/lib/wait-for-connection.ts'

type OpenLive = (session: DesignSession, userId: string) => Promise<Live>

const againMs = 10_000

/**
 * Joins the design's room once the garment is there; its code, which `load` brings, is no part of the studio's first
 * load.
 */
export function useOpenLive(isSettled: boolean, load: () => Promise<OpenLive>): Live | null {
  const { session } = useStudio()
  const [live, setLive] = useState<Live | null>(null)
  useEffect(() => {
    if (!isSettled) return
    let isWanted = true
    let opened: Live | undefined
    const open = async (): Promise<void> => {
      try {
        const openLive = await load()
        const userId = readSession()?.userId
        if (!isWanted || userId === undefined) return
        const entered = await openLive(session, userId)
        if (!isWanted) return entered.room.leave()
        opened = entered
        setLive(entered)
      } catch {
        // Alone one works as well; others are there when the connection is.
        await waitForConnection(againMs)
        if (isWanted) await open()
      }
    }
    void open()
    return () => {
      isWanted = false
      opened?.room.leave()
      setLive(null)
    }
  }, [session, isSettled, load])
  return live
}
