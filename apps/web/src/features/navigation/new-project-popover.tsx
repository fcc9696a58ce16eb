import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCreateProject } from '#web/data/projects.ts'
import { NamePopover } from '#web/features/navigation/name-popover.tsx'

type Props = {
  readonly teamId: string
  /** How many projects the team has by now. */
  readonly projectCount: number
  /** The button that opens it; spread the props onto it. */
  readonly children: (props: { readonly onClick: () => void }) => ReactNode
}

/** Makes a project in the team, and goes there. */
export function NewProjectPopover({ teamId, projectCount, children }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const createProject = useCreateProject()
  const addProject = async (name: string) => {
    const { id } = await createProject.mutateAsync({ name, teamId })
    await navigate({ to: '/projects/$projectId/designs', params: { projectId: id } })
  }
  return (
    <NamePopover
      label={t('nav.projectName')}
      suggestion={t('nav.projectDefault', { number: projectCount + 1 })}
      onName={addProject}
    >
      {children}
    </NamePopover>
  )
}
