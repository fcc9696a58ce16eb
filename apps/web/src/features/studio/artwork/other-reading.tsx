import { Button } from '@mantine/core'
import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { LibraryItem } from '@teamloom/contract/library.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadOtherwise } from '#web/data/library.ts'
import classes from '#web/features/studio/artwork/team-library.module.css'
import { VersionMade } from '#web/features/studio/artwork/version-made.tsx'
import { PageQuestion } from '#web/features/studio/controls/page-question.tsx'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'

type Props = {
  readonly item: LibraryItem
  readonly asks: 'page' | 'margins'
  readonly onDone: () => void
}

/** Another page of an artwork's file, or it with its margins and without. */
export function OtherReading({ item, asks, onDone }: Props) {
  const { t } = useTranslation()
  const { session } = useStudio()
  const reading = useReadOtherwise()
  const [made, setMade] = useState<Artwork | null>(null)
  // The one that designs show: once another is made, the library tells of that.
  const [before] = useState(item)
  const { pages, margins } = before
  const isCropped = margins?.isCropped ?? false
  const read = (page: number, crop: boolean) =>
    reading.mutate(
      { item: before, page, crop },
      {
        onSuccess: artwork => {
          session.learnArtwork(artwork)
          setMade(artwork)
        },
      },
    )
  if (made)
    return (
      <li className={classes.version}>
        <VersionMade item={before} made={made} onDone={onDone} />
      </li>
    )
  if (asks === 'page' && pages)
    return (
      <li className={classes.version}>
        <PageQuestion
          fileName={before.filename}
          pictureUrls={pages.pictureUrls}
          shown={pages.shown}
          // What has no margins is the same cropped.
          choose={page => read(page, true)}
          onCancel={onDone}
        />
      </li>
    )
  return (
    <li className={classes.version}>
      <p>{t('artwork.library.fillsItsPage', { percent: percentOf(margins?.fills) })}</p>
      <Button size="xs" loading={reading.isPending} onClick={() => read(pages?.shown ?? 1, !isCropped)}>
        {t(isCropped ? 'artwork.library.withMargins' : 'artwork.library.crop')}
      </Button>{' '}
      <Button size="xs" variant="subtle" color="gray" onClick={onDone}>
        {t('common.close')}
      </Button>
    </li>
  )
}

/** Whole ones, of a share. */
export function percentOf(share = 1): number {
  return Math.round(100 * share)
}
