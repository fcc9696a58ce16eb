import { createElement, useState } from 'react'
import { loadCode } from '#web/lib/load-code.ts'
import type { ActionMenuProps } from '#web/ui/action.ts'
import classes from '#web/ui/action-menu.module.css'
import { useLoaded } from '#web/ui/use-loaded.ts'

const loadMenu = async () => (await loadCode(() => import('#web/ui/opened-menu.tsx'))).OpenedMenu

/** What can be done with a thing, behind a button of one icon; without any action, nothing is shown. */
export function ActionMenu(props: ActionMenuProps) {
  const { ref, label, icon: Mark, actions } = props
  // A project of two hundred designs has as many menus: each is made when it is first opened.
  const [isMade, setIsMade] = useState(false)
  const loaded = useLoaded(loadMenu, isMade, () => setIsMade(false))
  if (actions.length === 0) return null
  if (isMade && loaded) return createElement(loaded, props)
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
