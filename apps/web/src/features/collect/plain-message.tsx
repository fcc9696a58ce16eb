import type { ReactNode } from 'react'
import classes from '#web/features/collect/plain-message.module.css'

type Props = {
  readonly icon: ReactNode
  readonly title: string
  readonly children?: ReactNode
  /** Where nothing above it is the page's heading. */
  readonly isHeading?: boolean
}

/** One thing to say, in the middle of the page. */
export function PlainMessage({ icon, title, children, isHeading = false }: Props) {
  const Heading = isHeading ? 'h1' : 'h2'
  return (
    <div className={classes.root}>
      <span className={classes.icon}>{icon}</span>
      <Heading>{title}</Heading>
      {children}
    </div>
  )
}
