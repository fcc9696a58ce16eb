import { Button, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload, IconShare2 } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AskedMockup, fetchMockup, type MockupFile } from '#web/data/mockups.ts'
import classes from '#web/features/studio/shell/mockup/mockup-dialog.module.css'
import { toastError } from '#web/lib/error-toast.ts'
import { saveAs } from '#web/lib/save-as.ts'
import { showToast } from '#web/lib/toast.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'

type Props = { readonly asked: AskedMockup; readonly isReady: boolean }

/** What becomes of the file in its full size. */
export function MockupActions({ asked, isReady }: Props) {
  const { t } = useTranslation()
  const download = useMutation({
    mutationFn: () => fetchMockup(asked),
    onSuccess: ({ blob, filename }) => saveAs(blob, filename),
    onError: toastError,
  })
  return (
    <div className={classes.actions}>
      {asked.format === 'png' && <CopyPicture asked={asked} isReady={isReady} />}
      <span className={classes.space} />
      {canShareFiles() && <ShareFile asked={asked} isReady={isReady} />}
      <BusyButton
        leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
        disabled={!isReady}
        busy={download.isPending}
        busyLabel={t('mockup.making')}
        onClick={() => download.mutate()}
      >
        {t(`mockup.download.${asked.format}`)}
      </BusyButton>
    </div>
  )
}

const copiedMs = 2000

function CopyPicture({ asked, isReady }: Props) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = useMutation({
    // Browsers take a promise of the picture, so that the click still counts when it is there.
    mutationFn: () =>
      navigator.clipboard.write([
        new ClipboardItem({ 'image/png': fetchMockup(asked).then(({ blob }) => blob) }),
      ]),
    onSuccess: () => setCopied(true),
    onError: () => showToast({ key: 'copy', kind: 'error', message: t('mockup.copyFailed') }),
  })
  if (!('ClipboardItem' in window)) return null
  const Mark = isCopied ? IconCheck : IconCopy
  return (
    <>
      <BusyButton
        variant="subtle"
        leftSection={<Mark size={18} stroke={1.6} aria-hidden />}
        disabled={!isReady}
        busy={copy.isPending}
        busyLabel={t('mockup.making')}
        onClick={() => copy.mutate()}
      >
        {t(isCopied ? 'common.copied' : 'mockup.copy')}
      </BusyButton>
      <VisuallyHidden role="status">{isCopied && t('common.copied')}</VisuallyHidden>
    </>
  )
}

/** A file must be there before it is shared: the click that asks for it shares what was made meanwhile. */
function ShareFile({ asked, isReady }: Props) {
  const { t } = useTranslation()
  const share = useMutation({
    mutationFn: async () => shareFile(await fetchMockup(asked)),
    onError: error => {
      if (error.name !== 'AbortError') toastError(error)
    },
  })
  return (
    <Button
      variant="default"
      leftSection={<IconShare2 size={18} stroke={1.6} aria-hidden />}
      disabled={!isReady || share.isPending}
      onClick={() => share.mutate()}
    >
      {t('mockup.share')}
    </Button>
  )
}

const shareFile = ({ blob, filename }: MockupFile) =>
  navigator.share({ files: [new File([blob], filename, { type: blob.type })] })

function canShareFiles(): boolean {
  const probe = new File([], 'picture.png', { type: 'image/png' })
  return 'canShare' in navigator && navigator.canShare({ files: [probe] })
}
