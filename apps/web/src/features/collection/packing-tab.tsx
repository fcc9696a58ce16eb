import { NumberInput, SegmentedControl, Select } from '@mantine/core'
import {
  labelSheets,
  labelsOnSheet,
  type Paper,
  sheetsFor,
} from '@teamloom/commerce/collection/label-sheets.ts'
import {
  labelsOf,
  type PackingSort,
  packingList,
  packingSorts,
} from '@teamloom/commerce/collection/packing.ts'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LabelSheet } from '#web/features/collection/label-sheet.tsx'
import { packedEntries } from '#web/features/collection/packed-entries.ts'
import { PackingSheet } from '#web/features/collection/packing-sheet.tsx'
import classes from '#web/features/collection/packing-tab.module.css'
import { PrintButtons } from '#web/features/collection/print-buttons.tsx'
import { countOf } from '#web/lib/count.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { Notice } from '#web/ui/notice.tsx'

type Shown = 'both' | 'packing' | 'labels'

/** What is printed for the day when the pieces are handed out, as it will stand on paper. */
export function PackingTab({ collection }: { readonly collection: Collection }) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const [shown, setShown] = useState<Shown>('both')
  const [paper, setPaper] = useState<Paper>('letter')
  const [sort, setSort] = useState<PackingSort>('lastName')
  const [from, setFrom] = useState(1)
  const sheet = labelSheets[paper]
  const onSheet = labelsOnSheet(sheet)
  const first = Math.min(from, onSheet)
  const { entries, notes } = packedEntries(collection, label, t('common.untitled'), locale)
  if (entries.length === 0) return <p className={classes.sum}>{t('collection.prints.empty')}</p>
  const { project } = collection
  const people = packingList(entries, sort)
  const labels = labelsOf(entries, sort)
  const sum = [
    t('collection.prints.people', countOf(people.length, locale)),
    t('collection.designs.pieces', countOf(labels.length, locale)),
    ...(shown === 'packing'
      ? []
      : [t('collection.prints.sheets', countOf(sheetsFor(labels.length, first, sheet), locale))]),
  ].join(', ')
  const query = new URLSearchParams({ paper, sort })
  if (shown !== 'packing') query.set('from', String(first))
  if (shown === 'both') query.set('with', 'labels')
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
        <Select
          className={classes.sort!}
          size="sm"
          label={t('collection.prints.sort')}
          data={packingSorts.map(value => ({ value, label: t(`collection.prints.sorts.${value}`) }))}
          value={sort}
          allowDeselect={false}
          onChange={value => setSort(value as PackingSort)}
        />
        {shown !== 'packing' && (
          <NumberInput
            className={classes.from!}
            size="sm"
            label={t('collection.prints.from', { model: sheet.model })}
            min={1}
            max={onSheet}
            allowDecimal={false}
            value={first}
            onChange={value => setFrom(Math.max(1, Number(value) || 1))}
          />
        )}
        <PrintButtons
          project={project}
          file={`${shown === 'labels' ? 'labels' : 'packing'}.pdf?${query}`}
          name={t(shown === 'labels' ? 'collection.prints.labels' : 'collection.prints.packing')}
          sum={sum}
        />
      </div>
      {notes.length > 0 && (
        <div className={classes.notes}>
          <Notice kind={notes.length > 1 ? 'warn' : 'info'} text={notes.join(' ')} />
        </div>
      )}
      <div className={classes.sheets}>
        {shown !== 'labels' && <PackingSheet project={project} people={people} paper={paper} />}
        {shown !== 'packing' && <LabelSheet project={project} labels={labels} paper={paper} from={first} />}
      </div>
    </>
  )
}
