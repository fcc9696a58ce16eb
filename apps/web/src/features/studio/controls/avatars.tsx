import { Menu, Tooltip, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { decorationKey, elementKey } from '@teamloom/design/document.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { inColour } from '#web/features/studio/controls/in-colour.ts'
import classes from '#web/features/studio/controls/people.module.css'
import { PersonAvatar } from '#web/features/studio/controls/person-avatar.tsx'
import type { Person } from '#web/features/studio/session/live/people.ts'
import { useKeyLabel } from '#web/features/studio/session/live/use-key-label.ts'
import { useRoom, useRoomFact } from '#web/features/studio/session/live/use-room.ts'
import { useSideName } from '#web/shown/side-name.ts'

/** Who else is in the design: five and a number, where there is room; a click follows. */
export function Avatars() {
  const { t } = useTranslation()
  const people = [...useRoomFact(room => room.getPeople()).values()]
  const isTight = useMediaQuery('(max-width: 1359px)', false, { getInitialValueInEffect: false })
  const most = isTight ? 2 : 5
  // A number that stands for one takes no less room than that one.
  const shown = people.length === most + 1 ? people : people.slice(0, most)
  const rest = people.slice(shown.length)
  if (people.length === 0) return null
  return (
    <ul className={classes.avatars} aria-label={t('live.people')}>
      {shown.map(person => (
        <li key={person.userId}>
          <FollowButton person={person} />
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <MorePeople people={rest} />
        </li>
      )}
    </ul>
  )
}

function FollowButton({ person }: { readonly person: Person }) {
  const { t } = useTranslation()
  const room = useRoom()
  const words = usePersonWords()
  const isFollowed = useRoomFact(each => each.getFollowing()?.userId === person.userId)
  const describing = useId()
  const toggle = () => room.follow(isFollowed ? null : person.userId)
  return (
    <Tooltip label={words(person)}>
      <button
        type="button"
        className={classes.person}
        style={inColour(person.colour)}
        aria-pressed={isFollowed}
        aria-describedby={describing}
        aria-label={t(isFollowed ? 'live.unfollow' : 'live.follow', { name: person.name })}
        data-follow
        onClick={toggle}
        onKeyDown={event => {
          if (event.key === 'f') toggle()
        }}
      >
        <PersonAvatar person={person} size={28} />
        <VisuallyHidden id={describing}>{words(person)}</VisuallyHidden>
      </button>
    </Tooltip>
  )
}

function MorePeople({ people }: { readonly people: readonly Person[] }) {
  const { t } = useTranslation()
  const room = useRoom()
  const words = usePersonWords()
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <button
          type="button"
          className={`${classes.person} ${classes.more}`}
          aria-label={t('live.more', { count: people.length })}
        >
          +{people.length}
        </button>
      </Menu.Target>
      <Menu.Dropdown data-follow>
        {people.map(person => (
          <Menu.Item
            key={person.userId}
            leftSection={<PersonAvatar person={person} size={22} />}
            onClick={() => room.follow(person.userId)}
            aria-label={t('live.follow', { name: person.name })}
          >
            {words(person)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The name, what side of the garment they are at, and what they have selected. */
function usePersonWords(): (person: Person) => string {
  const keyLabel = useKeyLabel()
  const sideName = useSideName()
  return ({ name, side, selection }) => {
    const thing =
      selection &&
      keyLabel(
        'decorationId' in selection
          ? decorationKey(selection.decorationId)
          : elementKey(selection.partName, selection.elementName),
      )
    return [name, side && sideName(side), thing].filter(Boolean).join(', ')
  }
}
