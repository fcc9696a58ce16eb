import type { Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { People } from '#web/features/studio/shell/versions/use-names.ts'
import classes from '#web/features/studio/shell/versions/versions.module.css'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'
import { InitialAvatar } from '#web/ui/initial-avatar.tsx'
import { Tag } from '#web/ui/tag.tsx'

export type RowTag = {
  readonly kind: 'ok' | 'neutral'
  readonly icon?: Icon
  readonly words: string
}

type Props = {
  /** Null: it has no name, and is told by its time. */
  readonly title: string | null
  readonly time: string
  readonly image: string | undefined
  /** What was changed. */
  readonly words: string
  readonly people: People
  readonly tag?: RowTag | undefined
  /** Picked, as which of the two. */
  readonly letter: 'A' | 'B' | null
  readonly onPick: () => void
}

export function VersionRow({ title, time, image, words, people, tag, letter, onPick }: Props) {
  const { t } = useTranslation()
  return (
    <li>
      <button type="button" className={classes.row} aria-pressed={letter !== null} onClick={onPick}>
        <span className={classes.thumb}>
          <GarmentPicture url={image} alt="" sizes="54px" />
          {letter && <b className={classes.letter}>{letter}</b>}
        </span>
        <span className={classes.text}>
          <span className={classes.top}>
            <b>{title ?? time}</b>
            {title !== null && <small>{time}</small>}
            <span className={classes.space} />
            {tag && (
              <Tag kind={tag.kind} {...(tag.icon && { icon: tag.icon })}>
                {tag.words}
              </Tag>
            )}
            <span
              className={classes.people}
              {...(people.length > 0 && {
                role: 'img',
                'aria-label': t('live.versions.by', { names: people.map(({ name }) => name).join(', ') }),
              })}
            >
              {people.slice(0, 3).map(({ userId, name }) => (
                <InitialAvatar key={userId} id={userId} name={name} size={20} />
              ))}
            </span>
          </span>
          {words && <span className={classes.words}>{words}</span>}
        </span>
      </button>
    </li>
  )
}
