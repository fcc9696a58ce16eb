import { Tooltip } from '@mantine/core'
import type { Team } from '@teamloom/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/project/teammates.module.css'
import { InitialAvatar } from '#web/ui/initial-avatar.tsx'

const most = 4

/** Who else works here: a few faces, and how many more. Someone alone is not shown. */
export function Teammates({ people }: { readonly people: Team['teammates'] }) {
  const { t } = useTranslation()
  if (people.length < 2) return null
  const names = people.map(person => `${person.first_name} ${person.last_name}`)
  const shown = people.length > most ? people.slice(0, most - 1) : people
  return (
    <Tooltip label={names.join(', ')} multiline maw={320}>
      <div className={classes.root} role="img" aria-label={`${t('project.teammates')}: ${names.join(', ')}`}>
        {shown.map(person => (
          <span key={person.id} className={classes.face}>
            <InitialAvatar id={person.id} name={person.first_name} />
          </span>
        ))}
        {people.length > shown.length && (
          <span className={`${classes.face} ${classes.more}`}>+{people.length - shown.length}</span>
        )}
      </div>
    </Tooltip>
  )
}
