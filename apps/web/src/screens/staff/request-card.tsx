import { type ReactNode, useId } from 'react'
import classes from '#web/screens/staff/request-card.module.css'

type Props = { readonly title: string; readonly children: ReactNode }

/** A part of a request that staff make. */
export function RequestCard({ title, children }: Props) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
