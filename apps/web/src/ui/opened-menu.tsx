import { Menu } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActionMenuProps } from '#web/ui/action.ts'
import classes from '#web/ui/action-menu.module.css'

/** The button of an `ActionMenu` with its menu, which opens as soon as it is there. */
export function OpenedMenu({ ref, label, icon: Mark, actions, position = 'bottom-end' }: ActionMenuProps) {
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
