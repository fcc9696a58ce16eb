import { useQueryClient } from '@tanstack/react-query'
import type { Colleague } from '@teamloom/contract/collaboration.ts'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { useEffect, useState } from 'react'
import { preorderKey } from '#web/data/desk.ts'
import { ledgerKey } from '#web/data/payments.ts'
import { RoomSocket } from '#web/data/room-socket.ts'

/** While it is looked at, a request shows what others save as they save it; answers who of staff looks at it. */
export function usePreorderNews(preorderId: string): readonly Colleague[] {
  const client = useQueryClient()
  const [followers, setFollowers] = useState<readonly Colleague[]>([])
  useEffect(() => {
    const queryKey = preorderKey(preorderId)
    const socket = new RoomSocket(
      { preorderId },
      {
        hear: frame => {
          if (frame.type === 'PreorderFollowed') setFollowers(frame.users)
          if (frame.type !== 'PreorderChanged') return
          const shown = client.getQueryData<PreorderDetail>(queryKey)
          if (!shown || shown.preorder.revision >= frame.revision) return
          void client.refetchQueries({ queryKey })
          void client.invalidateQueries({ queryKey: ledgerKey(preorderId) })
        },
        turn: connection => {
          if (connection === 'away') setFollowers([])
        },
        // The next call says why.
        out: () => {},
      },
    )
    return () => {
      socket.leave()
      setFollowers([])
    }
  }, [preorderId, client])
  return followers
}
