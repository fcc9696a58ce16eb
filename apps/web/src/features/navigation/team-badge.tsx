import { initialsOf } from '#web/features/navigation/initials-of.ts'
import classes from '#web/features/navigation/side-navigation.module.css'
import avatar from '#web/ui/initial-avatar.module.css'
import { toneOf } from '#web/ui/tone-of.ts'

/** A team's two letters on its colour. */
export function TeamBadge({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <span className={`${avatar.root} ${classes.badge}`} data-tone={toneOf(id)} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
