import { ownAddress } from '#web/lib/api.ts'
import classes from '#web/ui/initial-avatar.module.css'
import { toneOf } from '#web/ui/tone-of.ts'

type Props = {
  /** Decides the colour, for always the same one. */
  readonly id: string
  readonly name: string
  /** In place of the first of the name. */
  readonly letters?: string
  readonly imageUrl?: string | null
  readonly size?: number
  /** Another than the one that is always theirs. */
  readonly colour?: string
}

/** A person's picture, or the first letter of the first name, or others. Decoration: the name stands beside it or in its label. */
export function InitialAvatar({ id, name, letters, imageUrl, size = 30, colour }: Props) {
  if (imageUrl)
    return <img className={classes.root} src={ownAddress(imageUrl)} alt="" width={size} height={size} />
  return (
    <span
      className={classes.root}
      data-tone={toneOf(id)}
      style={{
        width: size,
        height: size,
        ...(colour ? { background: colour } : {}),
        fontSize: size < 28 ? 11 : size < 32 ? 12 : Math.round(size * 0.38),
      }}
      aria-hidden
    >
      {letters ?? [...name.trim()][0]?.toLocaleUpperCase() ?? '?'}
    </span>
  )
}
