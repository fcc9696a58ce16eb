import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCreateTeam, useTeams } from '#web/data/teams.ts'
import { NamePopover } from '#web/features/navigation/name-popover.tsx'

type Props = {
  /** The button that opens it; spread the props onto it. */
  readonly children: (props: { readonly onClick: () => void }) => ReactNode
}

/** Makes a team, and goes to its page. */
export function NewTeamPopover({ children }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const teams = useTeams()
  const createTeam = useCreateTeam()
  const addTeam = async (name: string) => {
    const { id } = await createTeam.mutateAsync(name)
    await navigate({ to: '/team/$teamId/projects', params: { teamId: id } })
  }
  return (
    <NamePopover
      label={t('nav.teamName')}
      suggestion={teams.data ? t('nav.teamDefault', { number: teams.data.length + 1 }) : ''}
      onName={addTeam}
    >
      {children}
    </NamePopover>
  )
}
