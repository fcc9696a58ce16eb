import { Button, Skeleton } from '@mantine/core'
import { IconFolders, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDesigns } from '#web/data/designs.ts'
import { useProjects } from '#web/data/projects.ts'
import { useProvider } from '#web/data/provider.ts'
import { useTeams } from '#web/data/teams.ts'
import { useMe } from '#web/data/user.ts'
import { AskedApprovals } from '#web/features/feedback/asked-approvals.tsx'
import { NewTeamPopover } from '#web/features/navigation/new-team-popover.tsx'
import { WaitingLines } from '#web/features/orders/waiting-lines.tsx'
import { ProjectTiles } from '#web/features/project-tiles/project-tiles.tsx'
import classes from '#web/screens/home/home-screen.module.css'
import { SupportBoxes } from '#web/screens/home/support-boxes.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** Where one comes in: my projects, a new team, and who helps. */
export function HomeScreen() {
  const { t } = useTranslation()
  const { data: me } = useMe()
  const { data: provider } = useProvider()
  const teams = useTeams()
  const projects = useProjects()
  const designs = useDesigns()
  usePageTitle(t('home.pageTitle'))
  const newTeam = me?.canAddTeam && !me.isGuest && (
    <NewTeamPopover>
      {props => (
        <Button size="sm" leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />} {...props}>
          {t('nav.newTeam')}
        </Button>
      )}
    </NewTeamPopover>
  )
  const isEmpty = projects.data?.length === 0
  return (
    <div className={classes.root}>
      <header className={classes.header}>
        <div className={classes.words}>
          <h1 className={classes.title}>
            {me ? (
              me.isGuest ? (
                t('home.guest')
              ) : (
                t('home.welcome', { name: `${me.firstName} ${me.lastName}` })
              )
            ) : (
              <Skeleton height={28} width={320} mt={4} />
            )}
          </h1>
          <p className={classes.text}>{t(me?.isGuest ? 'home.guestText' : 'home.text')}</p>
        </div>
        {!isEmpty && newTeam}
      </header>
      <AskedApprovals />
      <WaitingLines />
      <ProjectTiles
        heading={t('home.projects')}
        projects={projects.data}
        teams={teams.data}
        designs={designs.data}
        hasFailed={projects.isError && !projects.data}
        onRetry={() => projects.refetch()}
        empty={
          <EmptyState
            icon={IconFolders}
            title={t('home.empty.title')}
            text={t('home.empty.text')}
            action={newTeam}
          />
        }
      />
      {provider && <SupportBoxes provider={provider} />}
    </div>
  )
}
