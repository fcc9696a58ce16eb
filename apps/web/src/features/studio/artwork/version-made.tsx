import { Button } from '@mantine/core'
import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { LibraryItem } from '@teamloom/contract/library.ts'
import { useTranslation } from 'react-i18next'
import { useReplaceArtwork } from '#web/data/library.ts'
import { showToast } from '#web/lib/toast.tsx'

type Props = {
  /** The artwork as it was before. */
  readonly item: LibraryItem
  readonly made: Artwork
  readonly onDone: () => void
}

/** A new version of an artwork, and the offer to put it wherever the older one is. */
export function VersionMade({ item, made, onDone }: Props) {
  const { t } = useTranslation()
  const replace = useReplaceArtwork()
  const count = item.designs.length
  const replaceAll = () =>
    replace.mutate(
      { assetVersionId: item.assetVersionId, newAssetVersionId: made.assetVersionId },
      {
        onSuccess: changed => {
          const message =
            changed.length > 0
              ? t('artwork.library.replaced', { count: changed.length })
              : t('artwork.library.notReplaced')
          showToast({ key: 'artwork-replaced', kind: 'info', message })
          onDone()
        },
      },
    )
  return (
    <>
      <p>{t('artwork.library.versionKept', { name: item.name })}</p>
      {count > 0 && (
        <Button size="xs" loading={replace.isPending} onClick={replaceAll}>
          {t('artwork.library.replace', { count })}
        </Button>
      )}{' '}
      <Button size="xs" variant="subtle" color="gray" onClick={onDone}>
        {t('common.close')}
      </Button>
    </>
  )
}
