import { IconDownload, IconPrinter } from '@tabler/icons-react'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '#web/data/collection.ts'
import classes from '#web/features/collection/packing-tab.module.css'
import { toastError } from '#web/lib/error-toast.ts'
import { printPdf } from '#web/lib/print-pdf.ts'
import { saveAs } from '#web/lib/save-as.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'

type Props = {
  readonly project: Collection['project']
  /** The name of the collection's file, with its query. */
  readonly file: string
  readonly name: string
  /** How much of it there is. */
  readonly sum: string
}

/** All that is chosen as one file, to keep or for the printer. */
export function PrintButtons({ project, file, name, sum }: Props) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<'save' | 'print'>()
  const make = async (use: 'save' | 'print') => {
    setBusy(use)
    try {
      const made = await downloadFile(project.id, file)
      if (use === 'print') printPdf(made)
      else saveAs(made, `${project.name}, ${name}.pdf`)
    } catch (error) {
      toastError(error)
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <div className={classes.make}>
      <span className={classes.sum} role="status">
        {sum}
      </span>
      <BusyButton
        variant="default"
        busy={busy === 'save'}
        busyLabel={t('collection.prints.making')}
        leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
        onClick={() => void make('save')}
      >
        PDF
      </BusyButton>
      <BusyButton
        variant="default"
        busy={busy === 'print'}
        busyLabel={t('collection.prints.making')}
        leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
        onClick={() => void make('print')}
      >
        {t('collection.byDesign.print')}
      </BusyButton>
    </div>
  )
}
