import { Menu } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import classes from '#web/ui/action-menu.module.css'

export type Action = {
  readonly label: string
  readonly icon: Icon
  readonly run: () => void
  /** Opens a field or dialog, which takes the focus: it must not come back to the menu's button by itself. */
  readonly takesFocus?: boolean
  readonly isDanger?: boolean
}

type Props = {
  readonly ref?: Ref<HTMLButtonElement>
  readonly label: string
  readonly icon: Icon
  readonly actions: readonly Action[]
  readonly position?: 'bottom-start' | 'bottom-end'
}

/** What can be done with a thing, behind a button of one icon; without any action, nothing is shown. */
export function ActionMenu({ ref, label, icon: Mark, actions, position = 'bottom-end' }: Props) {
  const [keepsFocus, setKeepsFocus] = useState(true)
  if (actions.length === 0) return null
  const button = (
    <button ref={ref} type="button" className={classes.button} aria-label={label} aria-haspopup="menu">
      <Mark size={20} stroke={1.6} aria-hidden />
    </button>
  )
  return (
    <Menu width={176} position={position} returnFocus={keepsFocus} onOpen={() => setKeepsFocus(true)}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label: name, icon: ItemIcon, run, takesFocus, isDanger }) => (
          <Menu.Item
            key={name}
            {...(isDanger && { className: classes.danger })}
            leftSection={<ItemIcon size={18} stroke={1.6} aria-hidden />}
            onClick={() => {
              if (takesFocus) setKeepsFocus(false)
              run()
            }}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
