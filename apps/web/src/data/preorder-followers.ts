import type { Colleague, ServerFrame } from '@teamloom/contract/collaboration.ts'
import { useEffect, useState } from 'react'
import { RoomSocket } from '#web/data/room-socket.ts'

/** Who of staff looks at a request or its techpack, oneself too; `hear`, which stays the same, is told of saves. */
export function usePreorderFollowers(
  preorderId: string | undefined,
  hear: (frame: ServerFrame) => void,
): readonly Colleague[] {
  const [followers, setFollowers] = useState<readonly Colleague[]>([])
  useEffect(() => {
    if (preorderId === undefined) return
    const socket = new RoomSocket(
      { preorderId },
      {
        hear: frame => {
          if (frame.type === 'PreorderFollowed') setFollowers(frame.users)
          else hear(frame)
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
  }, [preorderId, hear])
  return followers
}
