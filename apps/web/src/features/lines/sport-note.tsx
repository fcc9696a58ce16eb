import { IconHash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { looksOnlyIn } from '#web/data/may-in.ts'
import { useProjects } from '#web/data/projects.ts'
import { useTeams } from '#web/data/teams.ts'
import { useMe } from '#web/data/user.ts'
import { useListHeld } from '#web/features/lines/list-context.ts'
import notices from '#web/features/lines/notices.module.css'
import { SportSelect } from '#web/shown/sport-select.tsx'

/** Where numbers are asked for and nobody chose what the team plays: the way to choose it, and another while one is here. */
export function SportNote({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation()
  const { about } = useListHeld()
  const [wasOpen] = useState(about.sport === null)
  const teamId = useProjects().data?.find(({ id }) => id === projectId)?.team_id
  const team = useTeams().data?.find(({ id }) => id === teamId)
  const { data: me } = useMe()
  const hasNumbers = about.slots.some(({ kind }) => kind === 'number')
  if (!wasOpen || !hasNumbers || !team || looksOnlyIn(me, team)) return null
  return (
    <div className={notices.notice}>
      <IconHash size={18} stroke={1.6} aria-hidden />
      <p>{t('team.sport.ask')}</p>
      <SportSelect teamId={team.id} sport={about.sport} />
    </div>
  )
}
