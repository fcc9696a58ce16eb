import { Button, Skeleton } from '@mantine/core'
import { IconFolderSymlink, IconMessage2, IconPlus, IconRuler2, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Project } from '@teamloom/contract/projects.ts'
import type { Team } from '@teamloom/contract/teams.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type useDeleteProject, useMoveProject, useRenameProject } from '#web/data/projects.ts'
import { MoveDialog } from '#web/features/project/move-dialog.tsx'
import classes from '#web/features/project/project-header.module.css'
import { Teammates } from '#web/features/project/teammates.tsx'
import { showToast } from '#web/lib/toast.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EditableTitle } from '#web/ui/editable-title.tsx'
import { LaterLink } from '#web/ui/later-link.tsx'
import head from '#web/ui/page-header.module.css'
import { shortName } from '#web/ui/short-name.ts'

type Props = {
  readonly project: Project | undefined
  /** All of mine: the project's own is among them. */
  readonly teams: readonly Team[] | undefined
  /** How many designs there are; not known while they load. */
  readonly designCount: number | undefined
  readonly deletion: ReturnType<typeof useDeleteProject>
  readonly can: { readonly addDesign: boolean; readonly rename: boolean; readonly delete: boolean }
}

type Asked = { readonly what: 'move' | 'delete'; readonly focusBack: () => void }

/** The project's name, whose it is and how much is in it, what can be done with it, and the way to one more design. */
export function ProjectHeader({ project, teams, designCount, deletion, can }: Props) {
  const { t } = useTranslation()
  const rename = useRenameProject()
  const move = useMoveProject()
  const [asked, setAsked] = useState<Asked>()
  const team = teams?.find(({ id }) => id === project?.team_id)
  const close = () => {
    setAsked(undefined)
    asked?.focusBack()
  }
  const moveTo = (id: string, teamId: string) =>
    move.mutate(
      { id, teamId },
      {
        onSuccess: () => {
          const name = teams?.find(each => each.id === teamId)?.name
          showToast({
            key: 'moved',
            kind: 'info',
            message: t('project.move.projectDone', { team: shortName(name ?? '') }),
          })
        },
        onSettled: close,
      },
    )
  const actionOf = (what: Asked['what']) => ({
    takesFocus: true,
    run: (focusBack: () => void) => setAsked({ what, focusBack }),
  })
  return (
    <header className={head.root}>
      <div className={head.words}>
        <EditableTitle
          key={project?.id}
          name={project?.name}
          menuLabel={t('project.menu', { name: project?.name ?? '' })}
          fieldLabel={t('nav.projectName')}
          faultText={t('project.error_occured')}
          onRename={name => rename.mutateAsync({ id: project?.id ?? '', name })}
          isRenameWithheld={!can.rename}
          actions={[
            {
              label: t('common.move'),
              icon: IconFolderSymlink,
              isWithheld: !can.rename,
              ...actionOf('move'),
            },
            {
              label: t('common.delete'),
              icon: IconTrash,
              isDanger: true,
              isWithheld: !can.delete,
              ...actionOf('delete'),
            },
          ]}
        />
        <div className={head.count}>
          {team && designCount !== undefined ? (
            <>
              <Link className={classes.team} to="/team/$teamId/projects" params={{ teamId: team.id }}>
                {team.name}
              </Link>
              , {t('home.designs', { count: designCount })}
            </>
          ) : (
            <Skeleton height={14} width={180} mt={4} mb={4} />
          )}
        </div>
      </div>
      {team && <Teammates people={team.teammates} />}
      {project && Boolean(designCount) && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconMessage2 size={18} stroke={1.6} aria-hidden />}
          renderRoot={props => (
            <Link to="/projects/$projectId/feedback" params={{ projectId: project.id }} {...props} />
          )}
        >
          {t('project.feedback')}
        </Button>
      )}
      {project && (
        <LaterLink path="/sizesadmin/$projectId" params={{ projectId: project.id }}>
          {link => (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconRuler2 size={18} stroke={1.6} aria-hidden />}
              renderRoot={props => <Link {...link} {...props} />}
            >
              {t('project.collectSizes')}
            </Button>
          )}
        </LaterLink>
      )}
      {project && can.addDesign && Boolean(designCount) && (
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
      {project && (
        <>
          <MoveDialog
            isOpen={asked?.what === 'move'}
            title={t('project.move.project', { name: shortName(project.name) })}
            groups={[{ id: 'teams', label: t('nav.teams'), destinations: teams ?? [] }]}
            currentId={project.team_id}
            noneText={t('project.move.noTeam')}
            isBusy={move.isPending}
            onMove={teamId => moveTo(project.id, teamId)}
            onCancel={close}
          />
          <ConfirmDialog
            title={
              asked?.what === 'delete'
                ? t('project.delete.title', { name: shortName(project.name) })
                : undefined
            }
            text={t('project.delete.projectText')}
            confirmLabel={t('project.delete.confirmProject')}
            busyLabel={t('common.deleting')}
            isBusy={deletion.isPending}
            onCancel={close}
            onConfirm={() => deletion.mutate(project, { onError: close })}
          />
        </>
      )}
    </header>
  )
}
