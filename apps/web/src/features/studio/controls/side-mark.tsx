import classes from '#web/features/studio/controls/people.module.css'
import { PersonAvatar } from '#web/features/studio/controls/person-avatar.tsx'
import { useRoomFact } from '#web/features/studio/session/live/use-room.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'

/** Who looks at a side that is not the one shown. */
export function SideMark({ side }: { readonly side: string }) {
  const { side: shown } = useStudio()
  const people = useRoomFact(room => room.getPeople())
  const there = [...people.values()].filter(person => person.side === side)
  if (side === shown || there.length === 0) return null
  return (
    <span className={classes.stack} aria-hidden>
      {there.slice(0, 3).map(person => (
        <PersonAvatar key={person.userId} person={person} size={18} />
      ))}
    </span>
  )
}
