import {
  type Icon,
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '#web/ui/notice.module.css'

const icons = {
  info: IconInfoCircle,
  warn: IconAlertTriangle,
  error: IconAlertCircle,
  ok: IconCircleCheck,
  /** A word in passing: nothing to do, nothing to look out for. */
  plain: null,
}

type Props = {
  readonly kind: keyof typeof icons
  /** Instead of the kind's own. */
  readonly icon?: Icon
  readonly title?: string
  readonly text?: string | undefined
  /** A link or button, after the words. */
  readonly action?: ReactNode
  /** For what it explains: `aria-describedby`. */
  readonly id?: string
}

/** Something to know, in its place; errors are announced. */
export function Notice({ kind, icon, title, text, action, id }: Props) {
  const Mark = icon ?? icons[kind]
  return (
    <div id={id} className={classes.notice} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      {Mark && <Mark size={18} stroke={1.6} aria-hidden />}
      <div>
        {title && <b>{title}</b>}
        {text && <span>{text} </span>}
        {action}
      </div>
    </div>
  )
}
