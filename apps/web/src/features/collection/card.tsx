import type { ReactNode } from 'react'
import classes from '#web/features/collection/card.module.css'

type Props = { readonly title: string; readonly aside?: ReactNode; readonly children: ReactNode }

/** A part of the page, by its name. */
export function Card({ title, aside, children }: Props) {
  return (
    <section className={classes.root} aria-label={title}>
      <div className={classes.head}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
