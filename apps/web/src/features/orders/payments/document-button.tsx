import { Loader } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/orders/payments/document-button.module.css'
import { saveAs } from '#web/lib/save-as.ts'
import { showToast } from '#web/lib/toast.tsx'

type Props = {
  readonly text: string
  /** More of it than is shown. */
  readonly label?: string
  /** The file's name without its ending. */
  readonly fileName: string
  readonly load: () => Promise<Blob>
}

/** Fetches a PDF and hands it to the browser. */
export function DocumentButton({ text, label, fileName, load }: Props) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const fetchIt = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      saveAs(await load(), `${fileName}.pdf`)
    } catch {
      showToast({ key: 'document', kind: 'error', message: t('payments.documentFailed') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className={classes.root}
      aria-busy={isBusy}
      {...(label && { 'aria-label': label })}
      onClick={() => void fetchIt()}
    >
      {isBusy ? (
        <Loader size={16} color="currentColor" aria-hidden />
      ) : (
        <IconFileTypePdf size={16} stroke={1.6} aria-hidden />
      )}
      {text}
    </button>
  )
}
