import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { useMockup } from '#web/data/mockups.ts'
import { useDesignFact } from '#web/features/studio/session/studio-context.tsx'
import { MockupActions } from '#web/features/studio/shell/mockup/mockup-actions.tsx'
import classes from '#web/features/studio/shell/mockup/mockup-dialog.module.css'
import { MockupOptions } from '#web/features/studio/shell/mockup/mockup-options.tsx'
import { MockupPreview } from '#web/features/studio/shell/mockup/mockup-preview.tsx'
import { useAskedMockup } from '#web/features/studio/shell/mockup/use-asked-mockup.ts'

type Props = { readonly opened: boolean; readonly onClose: () => void }

/** A picture of the design for those who decide: seen as it will be sent, then downloaded, copied or shared. */
export function MockupDialog({ opened, onClose }: Props) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('mockup.title')}
      size={852}
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ header: classes.header!, title: classes.title!, body: classes.body! }}
    >
      <Mockup />
    </Modal>
  )
}

/** Pixels across of what is looked at. */
const previewWidth = 1000

function Mockup() {
  const { chosen, choose, asked } = useAskedMockup()
  const status = useDesignFact(snapshot => snapshot.status)
  const revision = useDesignFact(({ state }) => state.revision)
  const isSaved = status === 'saved'
  const preview = useMockup({ ...asked, format: 'png', width: previewWidth }, revision, isSaved)
  return (
    <>
      <div className={classes.halves}>
        <MockupPreview
          preview={preview.data}
          format={chosen.format}
          isSaving={!isSaved}
          isOld={preview.isPlaceholderData}
          error={preview.error}
          onRetry={() => void preview.refetch()}
        />
        <MockupOptions chosen={chosen} choose={choose} />
      </div>
      <MockupActions asked={asked} isReady={isSaved && preview.isSuccess} />
    </>
  )
}
