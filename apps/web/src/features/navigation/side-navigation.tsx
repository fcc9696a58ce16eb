import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { IconBrush, IconHome, IconPlus, IconRefresh } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useProjects } from '#web/data/projects.ts'
import { useProvider } from '#web/data/provider.ts'
import { useTeams } from '#web/data/teams.ts'
import { useMe } from '#web/data/user.ts'
import { NewTeamPopover } from '#web/features/navigation/new-team-popover.tsx'
import classes from '#web/features/navigation/side-navigation.module.css'
import { TeamGroup } from '#web/features/navigation/team-group.tsx'

/** Home, a designer's help, then every team with its projects. */
export function SideNavigation() {
  const { t } = useTranslation()
  const { data: me } = useMe()
  const { data: provider } = useProvider()
  const teams = useTeams()
  const projects = useProjects()
  const hasFailed = (teams.isError && !teams.data) || (projects.isError && !projects.data)
  return (
    <nav className={classes.root} aria-label={t('nav.main')}>
      <ul className={classes.list}>
        <li>
          <Link className={classes.entry} to="/home">
            <IconHome size={18} stroke={1.6} aria-hidden />
            <span className={classes.label}>{t('nav.home')}</span>
          </Link>
        </li>
        {provider ? (
          <li>
            <a className={classes.entry} href={provider.designerUrl} target="_blank" rel="noopener">
              <IconBrush size={18} stroke={1.6} aria-hidden />
              <span className={classes.label}>
                {t('nav.designer')}
                <VisuallyHidden>, {t('nav.newTab')}</VisuallyHidden>
              </span>
            </a>
          </li>
        ) : (
          <li className={classes.entry} aria-hidden />
        )}
      </ul>
      <div className={classes.heading}>
        <h2 className={classes.eyebrow}>{t('nav.teams')}</h2>
        {me?.canAddTeam && (
          <NewTeamPopover>
            {props => (
              <button type="button" className={classes.plus} aria-label={t('nav.createTeam')} {...props}>
                <IconPlus size={18} stroke={1.6} aria-hidden />
              </button>
            )}
          </NewTeamPopover>
        )}
      </div>
      {hasFailed && (
        <div className={classes.failed}>
          <p>{t('nav.failed')}</p>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />}
            onClick={() => {
              void teams.refetch()
              void projects.refetch()
            }}
          >
            {t('common.retry')}
          </Button>
        </div>
      )}
      {!hasFailed && !(teams.data && projects.data) && (
        <div className={classes.loading} aria-hidden>
          {[148, 108, 88].map(width => (
            <Skeleton key={width} height={12} width={width} radius={4} />
          ))}
        </div>
      )}
      {teams.data &&
        projects.data &&
        teams.data.map(team => (
          <TeamGroup
            key={team.id}
            team={team}
            projects={projects.data.filter(project => project.team_id === team.id)}
            canAddProject={me?.canAddProject ?? false}
          />
        ))}
    </nav>
  )
}
