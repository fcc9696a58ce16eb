import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  IconBrush,
  IconGift,
  IconHome,
  IconPlus,
  IconRefresh,
  IconSearch,
  IconUserPlus,
} from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { mayIn } from '#web/data/may-in.ts'
import { useProjects } from '#web/data/projects.ts'
import { useProvider } from '#web/data/provider.ts'
import { useTeams } from '#web/data/teams.ts'
import { useMe } from '#web/data/user.ts'
import { NewTeamPopover } from '#web/features/navigation/new-team-popover.tsx'
import classes from '#web/features/navigation/side-navigation.module.css'
import { TeamGroup } from '#web/features/navigation/team-group.tsx'
import { TeamSearchDialog } from '#web/features/navigation/team-search-dialog.tsx'

/** Home, a designer's help, then every team with its projects, and the way to invite to the one shown. */
export function SideNavigation() {
  const { t } = useTranslation()
  const { data: me } = useMe()
  const { data: provider } = useProvider()
  const teams = useTeams()
  const projects = useProjects()
  const shown = useParams({ strict: false })
  const [isSearching, search] = useDisclosure(false)
  const hasFailed = (teams.isError && !teams.data) || (projects.isError && !projects.data)
  const teamId = shown.teamId ?? projects.data?.find(({ id }) => id === shown.projectId)?.team_id
  const team = teams.data?.find(({ id }) => id === teamId)
  return (
    <nav className={classes.root} aria-label={t('nav.main')}>
      <div className={classes.scroll}>
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
          <li>
            <Link className={classes.entry} to="/referralprogram">
              <IconGift size={18} stroke={1.6} aria-hidden />
              <span className={classes.label}>{t('nav.refer')}</span>
            </Link>
          </li>
        </ul>
        <div className={classes.heading}>
          <h2 className={classes.eyebrow}>{t('nav.teams')}</h2>
          <div className={classes.tools}>
            {me?.isDesigner && (
              <button
                type="button"
                className={classes.plus}
                aria-label={t('nav.search.action')}
                aria-haspopup="dialog"
                title={t('nav.search.action')}
                onClick={search.open}
              >
                <IconSearch size={18} stroke={1.6} aria-hidden />
              </button>
            )}
            {me?.canAddTeam && (
              <NewTeamPopover>
                {props => (
                  <button
                    type="button"
                    className={classes.plus}
                    aria-label={t('nav.createTeam')}
                    title={t('nav.createTeam')}
                    {...props}
                  >
                    <IconPlus size={18} stroke={1.6} aria-hidden />
                  </button>
                )}
              </NewTeamPopover>
            )}
          </div>
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
          teams.data.map(each => (
            <TeamGroup
              key={each.id}
              team={each}
              projects={projects.data.filter(project => project.team_id === each.id)}
              canAddProject={mayIn(me, each).canAddProject}
            />
          ))}
      </div>
      {team && mayIn(me, team).canDeleteTeam && (
        <div className={classes.foot}>
          <Link className={classes.entry} to="/team/$teamId/invite" params={{ teamId: team.id }}>
            <IconUserPlus size={18} stroke={1.6} aria-hidden />
            <span className={classes.label}>{t('nav.invite')}</span>
          </Link>
        </div>
      )}
      {me?.isDesigner && <TeamSearchDialog isOpen={isSearching} onClose={search.close} />}
    </nav>
  )
}
