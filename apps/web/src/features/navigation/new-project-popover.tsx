import { useNavigate } from '@tanstack/react-router'
import { usualProjectName } from '@teamloom/commerce/collection/project-name.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCreateProject } from '#web/data/projects.ts'
import { NamePopover } from '#web/features/navigation/name-popover.tsx'
import { useLocale } from '#web/lib/i18n.ts'

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
  const locale = useLocale()
  const navigate = useNavigate()
  const createProject = useCreateProject()
  const addProject = async (name: string) => {
    const { id } = await createProject.mutateAsync({ name, teamId })
    await navigate({ to: '/projects/$projectId/designs', params: { projectId: id } })
  }
  return (
    <NamePopover
      label={t('nav.projectName')}
      suggestion={usualProjectName(projectCount + 1, locale)}
      onName={addProject}
    >
      {children}
    </NamePopover>
  )
}
