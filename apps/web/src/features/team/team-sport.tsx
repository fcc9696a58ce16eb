import type { Team } from '@teamloom/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/team/teammate-list.module.css'
import { SportSelect } from '#web/shown/sport-select.tsx'

type Props = {
  readonly team: Pick<Team, 'id' | 'sport'>
  /** Whoever only looks sees it. */
  readonly isFixed: boolean
}

/** What the team plays, chosen once for all its lists. */
export function TeamSport({ team, isFixed }: Props) {
  const { t } = useTranslation()
  return (
    <section className={classes.root} aria-labelledby="team-sport">
      <h2 id="team-sport" className={classes.heading}>
        {t('team.sport.title')}
      </h2>
      <SportSelect teamId={team.id} sport={team.sport} isFixed={isFixed} />
    </section>
  )
}
