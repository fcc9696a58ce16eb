import type { Icon } from '@tabler/icons-react'
import classes from '#web/ui/tag.module.css'

type Props = {
  readonly kind?: 'neutral' | 'info' | 'ok' | 'warning' | 'error'
  readonly icon?: Icon
  readonly children: string
}

/** A state in a word or two. */
export function Tag({ kind = 'neutral', icon: Mark, children }: Props) {
  return (
    <span className={classes.root} data-kind={kind}>
      {Mark && <Mark size={14} stroke={1.8} aria-hidden />}
      {children}
    </span>
  )
}
