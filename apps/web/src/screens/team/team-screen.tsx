import { Button } from '@mantine/core'
import { IconFolders, IconPlus, IconUserPlus } from '@tabler/icons-react'
import { Link, Navigate, useMatch, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesigns } from '#web/data/designs.ts'
import { looksOnlyIn, mayIn } from '#web/data/may-in.ts'
import { useProjects } from '#web/data/projects.ts'
import { useDeleteTeam, useRemoveTeammate, useTeam } from '#web/data/teams.ts'
import { useMe } from '#web/data/user.ts'
import { NewProjectPopover } from '#web/features/navigation/new-project-popover.tsx'
import { ProjectTiles } from '#web/features/project-tiles/project-tiles.tsx'
import { DeletionNotice } from '#web/features/team/deletion-notice.tsx'
import { InviteDialog } from '#web/features/team/invite-dialog.tsx'
import { LooksOnlyNotice } from '#web/features/team/looks-only-notice.tsx'
import { TeamHeader } from '#web/features/team/team-header.tsx'
import { TeamSport } from '#web/features/team/team-sport.tsx'
import { TeammateList } from '#web/features/team/teammate-list.tsx'
import { showToast } from '#web/lib/toast.tsx'
import classes from '#web/screens/team/team-screen.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

const route = '/guarded/framed/team/$teamId'

/** A team's projects and people; at `/invite` with the invitation over them. */
export function TeamScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { teamId } = useParams({ from: route })
  const isInviting = useMatch({ from: `${route}/invite`, shouldThrow: false }) !== undefined
  const { team, isMissing, ...asked } = useTeam(teamId)
  const projects = useProjects()
  const designs = useDesigns()
  const { data: me } = useMe()
  const may = mayIn(me, team)
  const deletion = useDeleteTeam()
  const removal = useRemoveTeammate()
  usePageTitle(team?.name)

  // Whoever deletes the team or leaves it knows that it is not there any more.
  const hasLeft = me !== undefined && removal.variables?.teammateId === me.id
  const isLeft = deletion.isPending || (deletion.isSuccess && !deletion.data.deletesAt) || hasLeft
  const isLost = isMissing && !isLeft
  useEffect(() => {
    if (isLost) showToast({ key: 'toast.team_not_found', kind: 'warning', message: t('team.not_found') })
  }, [isLost, t])
  if (isMissing) return <Navigate to="/home" replace />

  const mine = projects.data?.filter(project => project.team_id === teamId)
  const newProject = team && may.canAddProject && (
    <NewProjectPopover teamId={team.id} projectCount={mine?.length ?? 0}>
      {props => (
        <Button size="sm" leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />} {...props}>
          {t('team.newProject')}
        </Button>
      )}
    </NewProjectPopover>
  )
  const isEmpty = mine?.length === 0
  return (
    <div className={classes.root}>
      {!asked.hasFailed && (
        <TeamHeader
          team={team}
          projectCount={mine?.length}
          can={{ rename: may.canRenameTeam, delete: may.canDeleteTeam }}
          deletion={deletion}
        >
          {team && may.canDeleteTeam && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconUserPlus size={18} stroke={1.6} aria-hidden />}
              renderRoot={props => <Link to="/team/$teamId/invite" params={{ teamId }} {...props} />}
            >
              {t('team.invite.action')}
            </Button>
          )}
          {may.canDeleteTeam && !isEmpty && newProject}
        </TeamHeader>
      )}
      {looksOnlyIn(me, team) && <LooksOnlyNotice />}
      {team?.deletion && <DeletionNotice teamId={team.id} deletion={team.deletion} />}
      <div className={classes.columns} data-alone={asked.hasFailed}>
        <ProjectTiles
          heading={t('team.projectsTitle')}
          projects={team && mine}
          designs={designs.data}
          hasFailed={asked.hasFailed || (projects.isError && !projects.data)}
          onRetry={() => {
            void asked.refetch()
            void projects.refetch()
          }}
          empty={
            <EmptyState
              icon={IconFolders}
              title={t('home.empty.title')}
              text={t('team.empty')}
              action={may.canDeleteTeam && newProject}
            />
          }
        />
        {!asked.hasFailed && (
          <div className={classes.aside}>
            <TeammateList team={team} me={me} removal={removal} />
            {team && me && <TeamSport team={team} isFixed={looksOnlyIn(me, team)} />}
          </div>
        )}
      </div>
      <InviteDialog
        team={team}
        isOpen={isInviting && !(me && !may.canDeleteTeam)}
        onClose={() => navigate({ to: '/team/$teamId/projects', params: { teamId }, replace: true })}
      />
    </div>
  )
}
