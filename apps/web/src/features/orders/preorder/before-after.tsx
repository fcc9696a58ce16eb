import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/orders/preorder/before-after.module.css'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'
import { useSideName } from '#web/shown/side-name.ts'

type Picture = { readonly side: string; readonly url: string }
export type ComparedPictures = { readonly before: readonly Picture[]; readonly after: readonly Picture[] }

/** The pictures of a design before and after a change, if the history has them. */
export function picturesOf(data: Readonly<Record<string, unknown>>): ComparedPictures | undefined {
  const [before, after] = [picturesIn(data.before), picturesIn(data.after)]
  return before.length > 0 && after.length > 0 ? { before, after } : undefined
}

function picturesIn(value: unknown): Picture[] {
  if (Array.isArray(value))
    return value.filter(
      (each): each is Picture => typeof each?.side === 'string' && typeof each?.url === 'string',
    )
  return Object.entries((value as Record<string, unknown> | null | undefined) ?? {}).flatMap(([side, url]) =>
    typeof url === 'string' ? [{ side, url }] : [],
  )
}

type Props = {
  readonly pictures: ComparedPictures | undefined
  /** What the two are called, where they are not before and after. */
  readonly names?: Readonly<Record<'title' | 'before' | 'after', string>>
  readonly onClose: () => void
}

/** A design before and after, side by side, side for side. */
export function BeforeAfterDialog({ pictures, names, onClose }: Props) {
  const { t } = useTranslation()
  const words = names ?? {
    title: t('history.beforeAfterTitle'),
    before: t('history.before'),
    after: t('history.after'),
  }
  const sideName = useSideName()
  // Keeps the pictures while the dialog closes.
  const [shown, setShown] = useState(pictures)
  if (pictures && pictures !== shown) setShown(pictures)
  return (
    <Modal
      opened={pictures !== undefined}
      onClose={onClose}
      size={880}
      title={words.title}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {(['before', 'after'] as const).map(when => (
        <section key={when} aria-label={words[when]}>
          <h3 className={classes.when}>{words[when]}</h3>
          <ul className={classes.pictures}>
            {shown?.[when].map(({ side, url }) => (
              <li key={side} className={classes.picture}>
                <GarmentPicture url={url} alt={sideName(side)} sizes="200px" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Modal>
  )
}
