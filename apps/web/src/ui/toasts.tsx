import { Notifications } from '@mantine/notifications'
import classes from '#web/ui/toasts.module.css'

/** Where toasts stand: above what a screen has at its foot (`--foot`). */
export function Toasts() {
  return (
    <Notifications
      className={classes.place!}
      position="bottom-center"
      containerWidth={800}
      limit={3}
      zIndex={2000}
    />
  )
}
