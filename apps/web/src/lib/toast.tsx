import { notifications } from '@mantine/notifications'
import { IconAlertCircle, IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import i18next from 'i18next'
import classes from '#web/lib/toast.module.css'

export type Toast = {
  /** Shown once, however often it is asked for. */
  readonly key: string
  readonly kind: 'error' | 'warning' | 'info'
  readonly message: string
  readonly action?: { readonly label: string; readonly run: () => void }
  /** What it is about: it ends when its screen is left, or when the server answers again. */
  readonly endsWith?: 'screen' | 'outage'
  /** How long it stays; 6 seconds by default, and an error until it is closed. */
  readonly seconds?: number
}

const icons = { error: IconAlertCircle, warning: IconAlertTriangle, info: IconCheck }

type Shown = Parameters<typeof notifications.show>[0]

const ofScreen = new Set<string>()
const ofOutage = new Map<string, Shown>()

/** Its screen is left: undoing or opening from elsewhere would surprise. */
export function endToastsOfScreen(): void {
  for (const key of ofScreen) notifications.hide(key)
  ofScreen.clear()
}

/** The server answers again: what said that it was away has been read in a moment. */
export function endToastsOfOutage(): void {
  for (const [key, data] of ofOutage) notifications.update({ ...data, id: key, autoClose: 6000 })
  ofOutage.clear()
}

/** Bottom centre, 800 wide; errors stay until they are closed. */
export function showToast({ key, kind, message, action, endsWith, seconds = 6 }: Toast): void {
  const Icon = icons[kind]
  notifications.hide(key)
  // What is offered beside a message is about the screen it was shown on.
  if (endsWith === 'screen' || (action && kind === 'info')) ofScreen.add(key)
  else ofScreen.delete(key)
  const data: Shown = {
    id: key,
    withBorder: false,
    autoClose: kind === 'error' ? false : seconds * 1000,
    role: kind === 'info' ? 'status' : 'alert',
    classNames: { root: classes.root!, description: classes.description!, closeButton: classes.close! },
    closeButtonProps: { 'aria-label': i18next.t('toast.dismiss') },
    message: (
      <span className={classes.line}>
        <Icon size={18} stroke={1.6} aria-hidden />
        <span className={classes.text}>{message}</span>
        {action && (
          <button
            type="button"
            className={classes.action}
            onClick={() => {
              notifications.hide(key)
              action.run()
            }}
          >
            {action.label}
          </button>
        )}
      </span>
    ),
  }
  if (endsWith === 'outage') ofOutage.set(key, data)
  else ofOutage.delete(key)
  notifications.show(data)
}
