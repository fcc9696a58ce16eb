import { IconPlus } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import type { Project } from '@teamloom/contract/projects.ts'
import type { Team } from '@teamloom/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import { NewProjectPopover } from '#web/features/navigation/new-project-popover.tsx'
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
  const current = useParams({ strict: false })
  return (
    <div role="group" className={classes.group} aria-label={team.name}>
      <div className={classes.team}>
        <h3 className={classes.teamName}>
          <Link
            className={classes.teamLink}
            to="/team/$teamId/projects"
            params={{ teamId: team.id }}
            {...(team.id === current.teamId && { 'aria-current': 'page' })}
            title={team.name}
          >
            <TeamBadge id={team.id} name={team.name} />
            <span>{team.name}</span>
          </Link>
        </h3>
        {canAddProject && (
          <NewProjectPopover teamId={team.id} projectCount={projects.length}>
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
          </NewProjectPopover>
        )}
      </div>
      <ul className={classes.list}>
        {projects.map(project => (
          <li key={project.id}>
            <Link
              className={`${classes.entry} ${classes.project}`}
              to="/projects/$projectId/designs"
              params={{ projectId: project.id }}
              {...(project.id === current.projectId && { 'aria-current': 'page' })}
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
