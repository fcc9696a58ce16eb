import { useLayoutEffect, useState } from 'react'
import type { Room } from '#web/features/studio/shell/handheld/sheet-size.ts'
import { isBesideNow } from '#web/features/studio/shell/handheld/stage-room.ts'

const measure = (): Room => {
  const stage = document.getElementById('content')
  return { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0, isBeside: isBesideNow() }
}

/** The stage's size, which the sheet's heights follow. */
export function useStageSize(): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0, isBeside: false })
  useLayoutEffect(() => {
    const stage = document.getElementById('content')
    if (!stage) return
    const look = () => setRoom(measure())
    look()
    const observer = new ResizeObserver(look)
    observer.observe(stage)
    return () => observer.disconnect()
  }, [])
  return room
}
