import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Project } from '@teamloom/contract/projects.ts'
import type { Team } from '@teamloom/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/project/project-header.module.css'
import { Teammates } from '#web/features/project/teammates.tsx'

type Props = {
  readonly project: Project | undefined
  readonly team: Team | undefined
  /** Not known while they load. */
  readonly designCount: number | undefined
  readonly canAddDesign: boolean
}

/** The project's name, whose it is and how much is in it, and the way to one more design. */
export function ProjectHeader({ project, team, designCount, canAddDesign }: Props) {
  const { t } = useTranslation()
  return (
    <header className={classes.root}>
      <div className={classes.words}>
        <h1 className={classes.title}>
          {project?.name ?? <Skeleton height={28} width={280} mt={4} mb={4} />}
        </h1>
        <div className={classes.count}>
          {team && designCount !== undefined ? (
            t('project.count', { team: team.name, count: designCount })
          ) : (
            <Skeleton height={14} width={180} mt={4} mb={4} />
          )}
        </div>
      </div>
      {team && <Teammates people={team.teammates} />}
      {project && canAddDesign && Boolean(designCount) && (
        <Button
          leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
          size="sm"
          renderRoot={props => (
            <Link to="/projects/$projectId/newdesign" params={{ projectId: project.id }} {...props} />
          )}
        >
          {t('project.newDesign')}
        </Button>
      )}
    </header>
  )
}
