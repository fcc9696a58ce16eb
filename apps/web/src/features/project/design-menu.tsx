import { IconCopy, IconDots, IconFolderSymlink, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '#web/ui/action-menu.tsx'

type Props = {
  readonly ref: Ref<HTMLButtonElement>
  readonly name: string
  readonly onRename?: () => void
  readonly onDuplicate?: () => void
  readonly onMove?: () => void
  readonly onDelete?: () => void
}

/** What can be done with a design; without any, nothing is shown. */
export function DesignMenu({ ref, name, onRename, onDuplicate, onMove, onDelete }: Props) {
  const { t } = useTranslation()
  return (
    <ActionMenu
      ref={ref}
      label={t('project.card.menu', { name })}
      icon={IconDots}
      actions={[
        ...(onRename
          ? [{ label: t('common.rename'), icon: IconPencil, run: onRename, takesFocus: true }]
          : []),
        ...(onDuplicate ? [{ label: t('common.duplicate'), icon: IconCopy, run: onDuplicate }] : []),
        ...(onMove
          ? [{ label: t('common.move'), icon: IconFolderSymlink, run: onMove, takesFocus: true }]
          : []),
        ...(onDelete
          ? [
              {
                label: t('common.delete'),
                icon: IconTrash,
                run: onDelete,
                takesFocus: true,
                isDanger: true,
              },
            ]
          : []),
      ]}
    />
  )
}
