import { IconDownload, IconPrinter } from '@tabler/icons-react'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '#web/data/collection.ts'
import classes from '#web/features/collection/packing-tab.module.css'
import { toastError } from '#web/lib/error-toast.ts'
import { printPdf } from '#web/lib/print-pdf.ts'
import { saveAs } from '#web/lib/save-as.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'

type Props = {
  readonly project: Collection['project']
  readonly print: 'packing' | 'labels'
  readonly sum: string
  /** Inches. */
  readonly sheet: { readonly width: number; readonly height: number }
  readonly query: string
  readonly children: ReactNode
}

/** A sheet to scale, and what makes paper of all of them. */
export function SheetFrame({ project, print, sum, sheet, query, children }: Props) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<'save' | 'print'>()
  const name = t(`collection.prints.${print}`)
  const make = async (use: 'save' | 'print') => {
    setBusy(use)
    try {
      const file = await downloadFile(project.id, `${print}.pdf${query}`)
      if (use === 'print') printPdf(file)
      else saveAs(file, `${project.name}, ${name}.pdf`)
    } catch (error) {
      toastError(error)
    } finally {
      setBusy(undefined)
    }
  }
  const size = { '--width-pt': sheet.width * 72, '--height-pt': sheet.height * 72 } as CSSProperties
  return (
    <section aria-label={name}>
      <div className={classes.head}>
        <h2>{name}</h2>
        <span className={classes.sum}>{sum}</span>
        <BusyButton
          variant="default"
          busy={busy === 'save'}
          busyLabel={t('collection.prints.making')}
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
          aria-label={`PDF: ${name}`}
          onClick={() => void make('save')}
        >
          PDF
        </BusyButton>
        <BusyButton
          variant="default"
          busy={busy === 'print'}
          busyLabel={t('collection.prints.making')}
          leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
          aria-label={`${t('collection.byDesign.print')}: ${name}`}
          onClick={() => void make('print')}
        >
          {t('collection.byDesign.print')}
        </BusyButton>
      </div>
      <div className={classes.frame}>
        <div className={classes.sheet} style={size}>
          {children}
        </div>
      </div>
    </section>
  )
}
