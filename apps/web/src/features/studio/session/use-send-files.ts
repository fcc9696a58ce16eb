import { useTranslation } from 'react-i18next'
import { useRefreshLibrary } from '#web/data/library.ts'
import { provideSoon } from '#web/features/studio/drawing/art-library.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { extensionsOf, typeForUpload } from '#web/features/studio/session/upload-type.ts'
import { uploads } from '#web/features/studio/session/uploads.ts'
import { useTellCropped } from '#web/features/studio/session/use-tell-cropped.ts'
import { showToast } from '#web/lib/toast.tsx'

/** Sends files as artwork of the team; what arrives while their list is closed is told. */
export function useSendFiles(): (files: readonly File[]) => void {
  const { t } = useTranslation()
  const { product, teamId } = useStudio()
  const refresh = useRefreshLibrary()
  const type = typeForUpload(product)
  const onCropped = useTellCropped()
  return files =>
    uploads.send(files, {
      teamId,
      assetType: type.type,
      extensions: extensionsOf(type),
      onCropped,
      makeReady: artwork => provideSoon(artwork, teamId),
      onArtwork: ({ filename, assetId }, isSeen) => {
        refresh()
        if (isSeen) return null
        const message = t('decoration.upload.ready', { name: filename })
        showToast({ key: `artwork-${assetId}`, kind: 'info', message })
        return null
      },
    })
}
