import { Button } from '@mantine/core'
import { IconCrop } from '@tabler/icons-react'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { useTranslation } from 'react-i18next'
import { useArtworkMargins } from '#web/data/artwork.ts'
import { useReadOtherwise } from '#web/data/library.ts'
import { useWithheld } from '#web/features/studio/controls/allowed.tsx'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'

type Props = {
  readonly decoration: DecorationView
  /** The size of the picture beside the switch, which is asked for once. */
  readonly size: number
}

/** The artwork with its file's margins, or cropped to what is drawn; the change can be undone. */
export function MarginsSwitch({ decoration, size }: Props) {
  const { t } = useTranslation()
  const { session, teamId } = useStudio()
  const withheld = useWithheld('canAddArtwork')
  const reading = useReadOtherwise()
  const { id: decorationId, type, assetId, assetVersionId } = decoration
  const { data } = useArtworkMargins(
    assetId && assetVersionId ? { type, assetId, assetVersionId, teamId, size } : null,
  )
  if (!assetId || !data?.margins) return null
  const { page, margins } = data
  const put = () =>
    reading.mutate(
      { item: { assetId, assetType: type }, page, crop: !margins.isCropped },
      {
        onSuccess: artwork => {
          session.learnArtwork(artwork)
          const { assetVersionId: read } = artwork
          showRefusal(
            session.change({ action: 'setDecorationAsset', decorationId, assetId, assetVersionId: read }),
          )
        },
      },
    )
  return (
    <Button
      variant="subtle"
      color="gray"
      size="xs"
      h={30}
      px={8}
      leftSection={<IconCrop size={15} stroke={1.6} />}
      loading={reading.isPending}
      disabled={withheld !== null}
      title={withheld ?? undefined}
      onClick={put}
    >
      {t(margins.isCropped ? 'artwork.library.withMargins' : 'artwork.library.crop')}
    </Button>
  )
}
