import { inColour } from '#web/features/studio/controls/in-colour.ts'
import classes from '#web/features/studio/controls/people.module.css'
import { initialsOf, type Person } from '#web/features/studio/session/live/people.ts'
import { useRoomFact } from '#web/features/studio/session/live/use-room.ts'
import { ownAddress } from '#web/lib/api.ts'

type Props = { readonly person: Person; readonly size: number }

/** Someone in their colour. Decoration: the name stands beside it or in its label. */
export function PersonAvatar({ person, size }: Props) {
  const people = useRoomFact(room => room.getPeople())
  const style = { width: size, height: size, ...inColour(person.colour), fontSize: size < 24 ? 10 : 12 }
  if (person.imageUrl)
    return (
      <img
        className={classes.avatar}
        src={ownAddress(person.imageUrl)}
        alt=""
        data-name={person.name}
        width={size}
        height={size}
        style={style}
      />
    )
  return (
    <span className={classes.avatar} style={style} data-name={person.name} aria-hidden>
      {initialsOf(person, people.values())}
    </span>
  )
}
