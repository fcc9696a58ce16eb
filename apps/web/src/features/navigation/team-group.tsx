import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import type { Project } from '@teamloom/contract/projects.ts'
import type { Team } from '@teamloom/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import { useCreateProject } from '#web/data/projects.ts'
import { NamePopover } from '#web/features/navigation/name-popover.tsx'
import classes from '#web/features/navigation/side-navigation.module.css'
import { TeamBadge } from '#web/features/navigation/team-badge.tsx'

type Props = {
  readonly team: Team
  readonly projects: readonly Project[]
  readonly canAddProject: boolean
}

/** A team with its projects, and a plus for one more. */
export function TeamGroup({ team, projects, canAddProject }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const createProject = useCreateProject()
  const current = useParams({ strict: false }).projectId
  const addProject = async (name: string) => {
    const { id } = await createProject.mutateAsync({ name, teamId: team.id })
    await navigate({ to: '/projects/$projectId/designs', params: { projectId: id } })
  }
  return (
    <div role="group" className={classes.group} aria-label={team.name}>
      <div className={classes.team}>
        <TeamBadge id={team.id} name={team.name} />
        <h3 className={classes.teamName} title={team.name}>
          {team.name}
        </h3>
        {canAddProject && (
          <NamePopover
            label={t('nav.projectName')}
            suggestion={t('nav.projectDefault', { number: projects.length + 1 })}
            onName={addProject}
          >
            {props => (
              <button
                type="button"
                className={classes.plus}
                aria-label={t('nav.addProject', { team: team.name })}
                title={t('nav.addProjectShort')}
                {...props}
              >
                <IconPlus size={18} stroke={1.6} aria-hidden />
              </button>
            )}
          </NamePopover>
        )}
      </div>
      <ul className={classes.list}>
        {projects.map(project => (
          <li key={project.id}>
            <Link
              className={`${classes.entry} ${classes.project}`}
              to="/projects/$projectId/designs"
              params={{ projectId: project.id }}
              {...(project.id === current && { 'aria-current': 'page' })}
              title={project.name}
            >
              <span className={classes.label}>{project.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
