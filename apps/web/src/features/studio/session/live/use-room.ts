import { must } from '@teamloom/kit/assert.ts'
import { useSyncExternalStore } from 'react'
import { useLive } from '#web/features/studio/session/live/live-context.ts'
import type { LiveRoom } from '#web/features/studio/session/live/live-room.ts'

export function useRoom(): LiveRoom {
  return must(useLive(), 'live').room
}

/** A fact of the room, the same object while it stays the same: `useRoomFact(room => room.getPeople())`. */
export function useRoomFact<Fact>(read: (room: LiveRoom) => Fact): Fact {
  const room = useRoom()
  return useSyncExternalStore(room.subscribe, () => read(room))
}
