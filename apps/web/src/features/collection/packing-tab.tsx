import { NumberInput, SegmentedControl } from '@mantine/core'
import { labelSheets, labelsOnSheet, type Paper } from '@teamloom/commerce/collection/label-sheets.ts'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LabelSheet } from '#web/features/collection/label-sheet.tsx'
import { packedEntries } from '#web/features/collection/packed-entries.ts'
import { PackingSheet } from '#web/features/collection/packing-sheet.tsx'
import classes from '#web/features/collection/packing-tab.module.css'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

type Shown = 'both' | 'packing' | 'labels'

/** What is printed for the day when the pieces are handed out, as it will stand on paper. */
export function PackingTab({ collection }: { readonly collection: Collection }) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const [shown, setShown] = useState<Shown>('both')
  const [paper, setPaper] = useState<Paper>('letter')
  const [from, setFrom] = useState(1)
  const onSheet = labelsOnSheet(labelSheets[paper])
  const first = Math.min(from, onSheet)
  const entries = packedEntries(collection, label, t('common.untitled'))
  if (entries.length === 0) return <p className={classes.sum}>{t('collection.prints.empty')}</p>
  const about = { project: collection.project, entries, paper }
  return (
    <>
      <div className={classes.tools}>
        <SegmentedControl
          size="sm"
          aria-label={t('collection.prints.title')}
          value={shown}
          data={(['both', 'packing', 'labels'] as const).map(value => ({
            value,
            label: t(`collection.prints.${value}`),
          }))}
          onChange={value => setShown(value as Shown)}
        />
        <SegmentedControl
          size="sm"
          aria-label={t('collection.prints.paper')}
          value={paper}
          data={[
            { value: 'letter', label: t('collection.prints.letter') },
            { value: 'a4', label: 'A4' },
          ]}
          onChange={value => setPaper(value === 'a4' ? 'a4' : 'letter')}
        />
        {shown !== 'packing' && (
          <NumberInput
            className={classes.from!}
            size="sm"
            label={t('collection.prints.from')}
            description={t('collection.prints.onSheet', { n: numberText(onSheet, locale) })}
            min={1}
            max={onSheet}
            allowDecimal={false}
            value={first}
            onChange={value => setFrom(Math.max(1, Number(value) || 1))}
          />
        )}
      </div>
      <div className={classes.sheets}>
        {shown !== 'labels' && <PackingSheet {...about} />}
        {shown !== 'packing' && <LabelSheet {...about} from={first} />}
      </div>
    </>
  )
}
