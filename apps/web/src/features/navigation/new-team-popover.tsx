import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCreateProject } from '#web/data/projects.ts'
import { useCreateTeam, useTeams } from '#web/data/teams.ts'
import { NamePopover } from '#web/features/navigation/name-popover.tsx'

type Props = {
  /** The button that opens it; spread the props onto it. */
  readonly children: (props: { readonly onClick: () => void }) => ReactNode
}

/** Makes a team with its first project, and goes there. */
export function NewTeamPopover({ children }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const teams = useTeams()
  const createTeam = useCreateTeam()
  const createProject = useCreateProject()
  const addTeam = async (name: string) => {
    const team = await createTeam.mutateAsync(name)
    const project = await createProject.mutateAsync({
      name: t('nav.projectDefault', { number: 1 }),
      teamId: team.id,
    })
    await navigate({ to: '/projects/$projectId/designs', params: { projectId: project.id } })
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
