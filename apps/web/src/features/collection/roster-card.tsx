import { Button, FileButton, SegmentedControl, Select, Textarea } from '@mantine/core'
import { mostPeople } from '@teamloom/commerce/collection/read-roster.ts'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { type Locale, locales } from '@teamloom/kit/label.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddToRoster } from '#web/data/collection.ts'
import { Card } from '#web/features/collection/card.tsx'
import classes from '#web/features/collection/roster-card.module.css'
import { RosterFound } from '#web/features/collection/roster-found.tsx'
import { useRosterText } from '#web/features/collection/use-roster-text.ts'
import { countOf } from '#web/lib/count.ts'
import { type Encoding, encodings } from '#web/lib/decode-text.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { languageNames } from '#web/lib/language-names.ts'
import { showToast } from '#web/lib/toast.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'

/** People pasted from a spreadsheet: what is recognised is shown, and can be corrected, before it is kept. */
export function RosterCard({ collection }: { readonly collection: Collection }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const add = useAddToRoster(collection.project.id)
  const [language, setLanguage] = useState<Locale>(collection.settings.language)
  const found = useRosterText()
  const { file, good } = found
  const keep = () =>
    add.mutate(
      good.map(({ fault: _none, ...person }) => ({ ...person, language })),
      {
        onSuccess: () => {
          showToast({
            key: 'roster',
            kind: 'info',
            message: t('collection.roster.added', countOf(good.length, locale)),
          })
          void found.keepFaults()
        },
      },
    )
  return (
    <Card title={t('collection.roster.title')}>
      <p className={classes.intro}>{t('collection.roster.intro')}</p>
      <Textarea
        aria-label={t('collection.roster.paste')}
        rows={4}
        classNames={{ input: classes.paste! }}
        value={found.text}
        onChange={event => void found.take(event.currentTarget.value)}
        onDrop={event => {
          const file = event.dataTransfer.files[0]
          if (!file) return
          event.preventDefault()
          void found.takeFile(file)
        }}
      />
      <FileButton
        accept=".csv,.tsv,.txt,text/csv"
        onChange={chosenFile => void (chosenFile && found.takeFile(chosenFile))}
      >
        {props => (
          <Button {...props} size="compact-sm" variant="subtle">
            {t('collection.roster.file')}
          </Button>
        )}
      </FileButton>
      {found.hasWorkbook && <Fault>{t('collection.roster.workbook')}</Fault>}
      {file && (
        <Select
          size="xs"
          label={t('collection.roster.encoding')}
          description={t('collection.roster.encodingHint')}
          data={encodings.map(value => ({ value, label: t(`collection.roster.encodings.${value}`) }))}
          value={file.encoding}
          allowDeselect={false}
          onChange={value => void found.read(file.bytes, value as Encoding)}
        />
      )}
      {found.rows.length > 0 && (
        <>
          <RosterFound found={found} roster={collection.roster} />
          <div className={classes.language}>
            <span id="roster-language">{t('collection.roster.language')}</span>
            <SegmentedControl
              size="xs"
              aria-labelledby="roster-language"
              value={language}
              data={locales.map(value => ({ value, label: languageNames[value] }))}
              onChange={value => setLanguage(value === 'fr' ? 'fr' : 'en')}
            />
          </div>
          <div className={classes.actions}>
            <BusyButton
              variant="default"
              busy={add.isPending}
              busyLabel={t('collection.roster.adding')}
              disabled={good.length === 0 || good.length > mostPeople}
              onClick={keep}
            >
              {t('collection.roster.add', countOf(good.length, locale))}
            </BusyButton>
            <Button variant="subtle" color="gray" onClick={() => void found.take('')}>
              {t('common.cancel')}
            </Button>
          </div>
          {found.faults.length > 0 && <p className={classes.intro}>{t('collection.roster.waits')}</p>}
        </>
      )}
    </Card>
  )
}
