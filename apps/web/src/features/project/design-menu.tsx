import { IconCopy, IconDots, IconFolderSymlink, IconPencil, IconTrash } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '#web/ui/action-menu.tsx'

type Props = {
  readonly ref: Ref<HTMLButtonElement>
  readonly name: string
  readonly can: DesignAbilities
  readonly onRename?: () => void
  readonly onDuplicate?: () => void
  readonly onMove?: () => void
  readonly onDelete: () => void
}

/** What the account may do with designs. */
export type DesignAbilities = {
  readonly add: boolean
  readonly rename: boolean
  readonly move: boolean
  readonly delete: boolean
}

/** What can be done with a design; what the account may not is seen with the reason. */
export function DesignMenu({ ref, name, can, onRename, onDuplicate, onMove, onDelete }: Props) {
  const { t } = useTranslation()
  return (
    <ActionMenu
      ref={ref}
      label={t('project.card.menu', { name })}
      icon={IconDots}
      actions={[
        ...(onRename
          ? [
              {
                label: t('common.rename'),
                icon: IconPencil,
                run: onRename,
                takesFocus: true,
                isWithheld: !can.rename,
              },
            ]
          : []),
        ...(onDuplicate
          ? [{ label: t('common.duplicate'), icon: IconCopy, run: onDuplicate, isWithheld: !can.add }]
          : []),
        ...(onMove
          ? [
              {
                label: t('common.move'),
                icon: IconFolderSymlink,
                run: onMove,
                takesFocus: true,
                isWithheld: !can.move,
              },
            ]
          : []),
        {
          label: t('common.delete'),
          icon: IconTrash,
          run: onDelete,
          takesFocus: true,
          isDanger: true,
          isWithheld: !can.delete,
        },
      ]}
    />
  )
}
