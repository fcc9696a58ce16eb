import { type ReactNode, useId } from 'react'
import classes from '#web/features/profile/profile-section.module.css'

type Props = { readonly title: string; readonly text?: string; readonly children: ReactNode }

/** Some of the profile: what it is at the left, its fields beside it. */
export function ProfileSection({ title, text, children }: Props) {
  const id = useId()
  return (
    <section className={classes.root} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  )
}
