import { Menu } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import type { Icon } from '@tabler/icons-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/ui/action-menu.module.css'

export type Action = {
  readonly label: string
  readonly icon: Icon
  readonly run: () => void
  /** Opens a field or dialog, which takes the focus: it must not come back to the menu's button by itself. */
  readonly takesFocus?: boolean
  readonly isDanger?: boolean
  /** The account may not: it is seen, with the reason. */
  readonly isWithheld?: boolean
}

type Props = {
  readonly ref?: Ref<HTMLButtonElement>
  readonly label: string
  readonly icon: Icon
  readonly actions: readonly Action[]
  readonly position?: 'bottom-start' | 'bottom-end'
}

/** What can be done with a thing, behind a button of one icon; without any action, nothing is shown. */
export function ActionMenu(props: Props) {
  const { ref, label, icon: Mark, actions } = props
  // A project of two hundred designs has as many menus: each is made when it is first opened.
  const [isMade, setIsMade] = useState(false)
  if (actions.length === 0) return null
  if (isMade) return <OpenedMenu {...props} />
  return (
    <button
      ref={ref}
      type="button"
      className={classes.button}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setIsMade(true)}
    >
      <Mark size={20} stroke={1.6} aria-hidden />
    </button>
  )
}

function OpenedMenu({ ref, label, icon: Mark, actions, position = 'bottom-end' }: Props) {
  const { t } = useTranslation()
  const [keepsFocus, setKeepsFocus] = useState(true)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const buttonRef = useMergedRef(button, ref)
  // Once its button stands where the first one stood, with the focus that comes back to it.
  useEffect(() => {
    button.current?.focus()
    const frame = requestAnimationFrame(() => setIsOpen(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Menu
      width={176}
      position={position}
      opened={isOpen}
      onChange={setIsOpen}
      returnFocus={keepsFocus}
      onOpen={() => setKeepsFocus(true)}
    >
      <Menu.Target>
        <button ref={buttonRef} type="button" className={classes.button} aria-label={label}>
          <Mark size={20} stroke={1.6} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label: name, icon: ItemIcon, run, takesFocus, isDanger, isWithheld }) => (
          <Menu.Item
            key={name}
            {...(isDanger && { className: classes.danger })}
            disabled={isWithheld ?? false}
            leftSection={<ItemIcon size={18} stroke={1.6} aria-hidden />}
            onClick={() => {
              if (takesFocus) setKeepsFocus(false)
              run()
            }}
          >
            {name}
            {isWithheld && <small className={classes.reason}>{t('common.withheld')}</small>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
