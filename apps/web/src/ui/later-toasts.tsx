import { useNotifications } from '@mantine/notifications'
import { createElement } from 'react'
import { loadCode } from '#web/lib/load-code.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'

const loadToasts = async () => (await loadCode(() => import('#web/ui/toasts.tsx'))).Toasts

/** The toasts, once there is one or the page is at rest: they are no part of its first load. */
export function LaterToasts() {
  const { notifications } = useNotifications()
  const toasts = useLoaded(loadToasts, notifications.length > 0)
  return toasts ? createElement(toasts) : null
}
