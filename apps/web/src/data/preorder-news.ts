import { useQueryClient } from '@tanstack/react-query'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { useEffect } from 'react'
import { preorderKey } from '#web/data/desk.ts'
import { RoomSocket } from '#web/data/room-socket.ts'

/** While it is looked at, a request shows what others save as they save it. */
export function usePreorderNews(preorderId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const queryKey = preorderKey(preorderId)
    const socket = new RoomSocket(
      { preorderId },
      {
        hear: frame => {
          if (frame.type !== 'PreorderChanged') return
          const shown = client.getQueryData<PreorderDetail>(queryKey)
          if (shown && shown.preorder.revision < frame.revision) void client.refetchQueries({ queryKey })
        },
        turn: () => {},
        // The next call says why.
        out: () => {},
      },
    )
    return () => socket.leave()
  }, [preorderId, client])
}
