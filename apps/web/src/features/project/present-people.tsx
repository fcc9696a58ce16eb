import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PersonThere } from '#web/data/presence.ts'
import classes from '#web/features/project/present-people.module.css'
import { useSession } from '#web/lib/session.ts'
import { InitialAvatar } from '#web/ui/initial-avatar.tsx'

const most = 3

/** On a design's card: who is in it now, each in the colour that they have there; oneself is not told of. */
export function PresentPeople({ people }: { readonly people: readonly PersonThere[] }) {
  const { t } = useTranslation()
  const me = useSession()?.userId
  const others = people.filter(({ userId }) => userId !== me)
  if (others.length === 0) return null
  const words = t('project.card.present', { names: others.map(({ name }) => name).join(', ') })
  return (
    <Tooltip label={words}>
      <span className={classes.root} role="img" aria-label={words}>
        {others.slice(0, most).map(({ userId, name, colour, imageUrl }) => (
          <InitialAvatar key={userId} id={userId} name={name} imageUrl={imageUrl} size={26} colour={colour} />
        ))}
        {others.length > most && <b>+{others.length - most}</b>}
      </span>
    </Tooltip>
  )
}
