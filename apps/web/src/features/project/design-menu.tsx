import { Menu } from '@mantine/core'
import { IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/project/design-menu.module.css'

type Props = {
  readonly ref: Ref<HTMLButtonElement>
  readonly name: string
  readonly onRename?: () => void
  readonly onDuplicate?: () => void
  readonly onDelete?: () => void
}

/** What can be done with a design; without any, nothing is shown. */
export function DesignMenu({ ref, name, onRename, onDuplicate, onDelete }: Props) {
  const { t } = useTranslation()
  // The field or dialog that an item opens takes the focus: it must not come back here by itself.
  const [keepsFocus, setKeepsFocus] = useState(true)
  if (!onRename && !onDuplicate && !onDelete) return null
  const handOver = (action: () => void) => () => {
    setKeepsFocus(false)
    action()
  }
  return (
    <Menu width={176} returnFocus={keepsFocus} onOpen={() => setKeepsFocus(true)}>
      <Menu.Target>
        <button
          ref={ref}
          type="button"
          className={classes.button}
          aria-label={t('project.card.menu', { name })}
        >
          <IconDots size={20} stroke={1.6} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {onRename && (
          <Menu.Item
            leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />}
            onClick={handOver(onRename)}
          >
            {t('common.rename')}
          </Menu.Item>
        )}
        {onDuplicate && (
          <Menu.Item leftSection={<IconCopy size={18} stroke={1.6} aria-hidden />} onClick={onDuplicate}>
            {t('common.duplicate')}
          </Menu.Item>
        )}
        {onDelete && (
          <Menu.Item
            className={classes.danger}
            leftSection={<IconTrash size={18} stroke={1.6} aria-hidden />}
            onClick={handOver(onDelete)}
          >
            {t('common.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
