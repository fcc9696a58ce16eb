import { Skeleton } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Team } from '@teamloom/contract/teams.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type useDeleteTeam, useRenameTeam } from '#web/data/teams.ts'
import { showToast } from '#web/lib/toast.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EditableTitle } from '#web/ui/editable-title.tsx'
import classes from '#web/ui/page-header.module.css'
import { shortName } from '#web/ui/short-name.ts'

type Props = {
  readonly team: Team | undefined
  /** How many projects there are; not known while they load. */
  readonly projectCount: number | undefined
  readonly deletion: ReturnType<typeof useDeleteTeam>
  readonly can: { readonly rename: boolean; readonly delete: boolean }
  /** What stands at the right: inviting, a new project. */
  readonly children: ReactNode
}

/** The team's name, how many people and projects it has, and what can be done with it. */
export function TeamHeader({ team, projectCount, deletion, can, children }: Props) {
  const { t } = useTranslation()
  const rename = useRenameTeam()
  const [asked, setAsked] = useState<{ readonly focusBack: () => void }>()

  const confirmDelete = (id: string) =>
    deletion.mutate(id, {
      onSuccess: ({ deletesAt }) => {
        if (!deletesAt) return
        setAsked(undefined)
        asked?.focusBack()
        showToast({ key: 'delete-team', kind: 'info', message: t('team.deletion.told') })
      },
      onError: () => {
        setAsked(undefined)
        asked?.focusBack()
        showToast({ key: 'delete-team', kind: 'error', message: t('team.delete.failed') })
      },
    })
  return (
    <header className={classes.root}>
      <div className={classes.words}>
        <EditableTitle
          key={team?.id}
          name={team?.name}
          menuLabel={t('team.menu', { name: team?.name ?? '' })}
          fieldLabel={t('nav.teamName')}
          faultText={t('team.renameFailed')}
          onRename={name => rename.mutateAsync({ id: team?.id ?? '', name })}
          isRenameWithheld={!can.rename}
          actions={[
            {
              label: t('common.delete'),
              icon: IconTrash,
              isDanger: true,
              takesFocus: true,
              isWithheld: !can.delete,
              run: focusBack => setAsked({ focusBack }),
            },
          ]}
        />
        <div className={classes.count}>
          {team && projectCount !== undefined ? (
            `${t('team.members', { count: team.teammates.length })}, ${t('team.projects', { count: projectCount })}`
          ) : (
            <Skeleton height={14} width={180} mt={4} mb={4} />
          )}
        </div>
      </div>
      {children}
      {team && (
        <ConfirmDialog
          title={asked && t('team.delete.title', { name: shortName(team.name) })}
          text={t('team.delete.text')}
          confirmLabel={t('team.delete.confirm')}
          busyLabel={t('common.deleting')}
          isBusy={deletion.isPending}
          onCancel={() => {
            setAsked(undefined)
            asked?.focusBack()
          }}
          onConfirm={() => confirmDelete(team.id)}
        />
      )}
    </header>
  )
}
