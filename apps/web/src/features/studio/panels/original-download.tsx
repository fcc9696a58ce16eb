import { ActionIcon, Tooltip } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { useTranslation } from 'react-i18next'
import { useDownloadOriginal } from '#web/data/artwork.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'

/** For staff: the file as it was uploaded. */
export function OriginalDownload({ decoration }: { readonly decoration: DecorationView }) {
  const { t } = useTranslation()
  const { isStaff } = useStudio()
  const download = useDownloadOriginal()
  const { type, assetId, assetVersionId } = decoration
  if (!isStaff || !assetId || !assetVersionId) return null
  return (
    <Tooltip label={t('decoration.downloadOriginal')}>
      <ActionIcon
        variant="default"
        size={30}
        aria-label={t('decoration.downloadOriginal')}
        loading={download.isPending}
        onClick={() => download.mutate({ type, assetId, assetVersionId })}
      >
        <IconDownload size={15} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}
