import type { Camera } from '@teamloom/bakes/manifest.ts'
import { useEffect, useState } from 'react'
import { inColour } from '#web/features/studio/controls/in-colour.ts'
import { useRoomFact } from '#web/features/studio/session/live/use-room.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import classes from '#web/features/studio/stage/cursors.module.css'

/** One that has been still for so long is not shown. */
const stillMs = 30_000
const lookMs = 5_000

type Props = { readonly camera: Camera; readonly scale: number }

/** The pointers of those who look at this side, each with a first name; moved smoothly between two frames. */
export function Cursors({ camera, scale }: Props) {
  const { side } = useStudio()
  const people = useRoomFact(room => room.getPeople())
  const now = useNow(lookMs)
  const pointing = [...people.values()].filter(
    ({ pointer, movedAt }) => pointer?.side === side && now - movedAt < stillMs,
  )
  return (
    <div className={classes.cursors} aria-hidden>
      {pointing.map(({ userId, name, colour, pointer }) => (
        <span
          key={userId}
          className={classes.cursor}
          data-person={name}
          style={{
            ...inColour(colour),
            transform: `translate(${(pointer?.x ?? 0) * camera.width * scale}px, ${(pointer?.y ?? 0) * camera.height * scale}px)`,
          }}
        >
          <svg width="18" height="18" viewBox="0 0 18 18">
            <path d="M2 2l13 5.2-5.6 2L7 15z" />
          </svg>
          <b>{name}</b>
        </span>
      ))}
    </div>
  )
}

/** The time, looked at every so many milliseconds. */
function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
