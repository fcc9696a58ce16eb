import { Button } from '@mantine/core'
import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { LibraryItem } from '@teamloom/contract/library.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefreshLibrary, useReplaceArtwork } from '#web/data/library.ts'
import classes from '#web/features/studio/artwork/team-library.module.css'
import { UploadArea } from '#web/features/studio/panel/upload-area.tsx'
import { typeForUpload, useUpload } from '#web/features/studio/panel/use-upload.ts'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import { showToast } from '#web/ui/toast.tsx'

type Props = { readonly item: LibraryItem; readonly onDone: () => void }

/** Another file for an artwork, then the offer to put it wherever the older one is. */
export function NewVersion({ item, onDone }: Props) {
  const { t } = useTranslation()
  const { product } = useStudio()
  const refresh = useRefreshLibrary()
  const replace = useReplaceArtwork()
  const [made, setMade] = useState<Artwork | null>(null)
  // The one that designs show: once another is made, the library tells of that.
  const [{ assetVersionId }] = useState(item)
  const upload = useUpload(
    typeForUpload(product),
    artwork => {
      refresh()
      setMade(artwork)
      return null
    },
    item.assetId,
  )
  const count = item.designs.length
  const replaceAll = (artwork: Artwork) =>
    replace.mutate(
      { assetVersionId, newAssetVersionId: artwork.assetVersionId },
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
    <li className={classes.version}>
      {made ? (
        <>
          <p>{t('artwork.library.versionKept', { name: item.name })}</p>
          {count > 0 && (
            <Button size="xs" loading={replace.isPending} onClick={() => replaceAll(made)}>
              {t('artwork.library.replace', { count })}
            </Button>
          )}{' '}
          <Button size="xs" variant="subtle" color="gray" onClick={onDone}>
            {t('common.close')}
          </Button>
        </>
      ) : (
        <UploadArea upload={upload} />
      )}
    </li>
  )
}
