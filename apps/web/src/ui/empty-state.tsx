import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '#web/ui/empty-state.module.css'

type Props = {
  readonly icon: Icon
  readonly title: string
  readonly text?: string
  /** The one thing to do about it. */
  readonly action?: ReactNode
}

/** Where there is nothing yet: one icon, one sentence, one action. */
export function EmptyState({ icon: Icon, title, text, action }: Props) {
  return (
    <div className={classes.root}>
      <span className={classes.icon}>
        <Icon size={28} stroke={1.6} aria-hidden />
      </span>
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  )
}
