import { NumberInput, SegmentedControl } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '#web/data/collection.ts'
import { Card } from '#web/features/collection/card.tsx'
import classes from '#web/features/collection/prints-card.module.css'
import { toastError } from '#web/lib/error-toast.ts'
import { saveAs } from '#web/lib/save-as.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'

type Paper = 'letter' | 'a4'
type Print = 'packing' | 'labels'

const labelsOn = { letter: 30, a4: 21 } as const

/** What is printed for the day when the pieces are handed out. */
export function PrintsCard({ collection: { project, answers } }: { readonly collection: Collection }) {
  const { t } = useTranslation()
  const [paper, setPaper] = useState<Paper>('letter')
  const [from, setFrom] = useState(1)
  const [busy, setBusy] = useState<Print>()
  const download = async (print: Print) => {
    setBusy(print)
    try {
      const query = print === 'labels' ? `?paper=${paper}&from=${from}` : `?paper=${paper}`
      const file = await downloadFile(project.id, `${print}.pdf${query}`)
      saveAs(file, `${project.name}, ${t(`collection.prints.${print}`)}.pdf`)
    } catch (error) {
      toastError(error)
    } finally {
      setBusy(undefined)
    }
  }
  const button = (print: Print) => (
    <BusyButton
      variant="default"
      busy={busy === print}
      busyLabel={t('collection.prints.making')}
      leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
      disabled={answers.length === 0}
      onClick={() => void download(print)}
    >
      {t(`collection.prints.${print}`)}
    </BusyButton>
  )
  return (
    <Card
      title={t('collection.prints.title')}
      aside={
        <SegmentedControl
          size="xs"
          aria-label={t('collection.prints.paper')}
          value={paper}
          data={[
            { value: 'letter', label: t('collection.prints.letter') },
            { value: 'a4', label: 'A4' },
          ]}
          onChange={value => setPaper(value === 'a4' ? 'a4' : 'letter')}
        />
      }
    >
      <p className={classes.text}>{t('collection.prints.packingText')}</p>
      {button('packing')}
      <p className={classes.text}>{t('collection.prints.labelsText', { n: labelsOn[paper] })}</p>
      <div className={classes.labels}>
        <NumberInput
          size="sm"
          label={t('collection.prints.from')}
          min={1}
          max={labelsOn[paper]}
          allowDecimal={false}
          value={from}
          onChange={value => setFrom(Math.max(1, Number(value) || 1))}
        />
        {button('labels')}
      </div>
    </Card>
  )
}
