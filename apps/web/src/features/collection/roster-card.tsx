import { Button, FileButton, SegmentedControl, Select, Textarea } from '@mantine/core'
import {
  guessColumns,
  type RosterColumn,
  rosterColumns,
} from '@teamloom/commerce/collection/guess-columns.ts'
import { personKey } from '@teamloom/commerce/collection/name-key.ts'
import { readMailList } from '@teamloom/commerce/collection/read-mail-list.ts'
import { readRoster, rosterDelimiter } from '@teamloom/commerce/collection/read-roster.ts'
import { withoutTitle } from '@teamloom/commerce/collection/without-title.ts'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { type Locale, locales } from '@teamloom/kit/label.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddToRoster } from '#web/data/collection.ts'
import { Card } from '#web/features/collection/card.tsx'
import {
  decodeText,
  type Encoding,
  encodingOf,
  encodings,
  isWorkbook,
} from '#web/features/collection/decode-text.ts'
import classes from '#web/features/collection/roster-card.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { languageNames } from '#web/lib/language-names.ts'
import { showToast } from '#web/lib/toast.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'

const mostLines = 3000
const fewShown = 6
/** People pasted from a spreadsheet: what is recognised is shown, and can be corrected, before it is kept. */
export function RosterCard({ collection }: { readonly collection: Collection }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const add = useAddToRoster(collection.project.id)
  const [text, setText] = useState('')
  const [rows, setRows] = useState<readonly (readonly string[])[]>([])
  /** What was chosen, as long as it is what stands in the field. */
  const [file, setFile] = useState<{ readonly bytes: Uint8Array; readonly encoding: Encoding }>()
  const [hasWorkbook, setHasWorkbook] = useState(false)
  const [chosen, setChosen] = useState<readonly RosterColumn[]>()
  const [language, setLanguage] = useState<Locale>(collection.settings.language)
  const guess = useMemo(() => guessColumns(rows), [rows])
  const columns = chosen ?? guess.columns
  const lines = useMemo(() => readRoster(rows, columns, guess.hasHeading), [rows, columns, guess])
  const good = lines.filter(({ fault }) => fault === null)
  const faults = lines.filter(({ fault }) => fault !== null)
  const onRoster = new Set(
    collection.roster.map(({ email, first_name, last_name }) =>
      personKey({ email, firstName: first_name, lastName: last_name }),
    ),
  )
  const known = good.filter(line => onRoster.has(personKey(line)))
  const shown = [...faults, ...good].slice(0, fewShown)

  const take = async (next: string) => {
    setText(next)
    setFile(undefined)
    setHasWorkbook(false)
    const recipients = readMailList(next)
    setChosen(recipients && ['fullName', 'email'])
    if (recipients) return setRows(recipients.slice(0, mostLines + 1))
    const { parse } = (await import('papaparse')).default
    const parsed = parse<string[]>(next.trim(), {
      delimiter: rosterDelimiter(next),
      skipEmptyLines: 'greedy',
    })
    setRows(withoutTitle(parsed.data).slice(0, mostLines + 1))
  }
  const read = async (bytes: Uint8Array, encoding: Encoding) => {
    await take(decodeText(bytes, encoding))
    setFile({ bytes, encoding })
  }
  const takeFile = async (given: File) => {
    const bytes = new Uint8Array(await given.arrayBuffer())
    if (isWorkbook(bytes)) {
      await take('')
      return setHasWorkbook(true)
    }
    await read(bytes, encodingOf(bytes))
  }
  /** What is at fault waits to be corrected, in columns that are known however odd it is. */
  const keepFaults = async () => {
    await take(
      faults
        .map(({ email, firstName, lastName, number }) => [email, firstName, lastName, number].join('\t'))
        .join('\n'),
    )
    setChosen(['email', 'firstName', 'lastName', 'number'])
  }
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
          void keepFaults()
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
        value={text}
        onChange={event => void take(event.currentTarget.value)}
        onDrop={event => {
          const file = event.dataTransfer.files[0]
          if (!file) return
          event.preventDefault()
          void takeFile(file)
        }}
      />
      <FileButton
        accept=".csv,.tsv,.txt,text/csv"
        onChange={chosenFile => void (chosenFile && takeFile(chosenFile))}
      >
        {props => (
          <Button {...props} size="compact-sm" variant="subtle">
            {t('collection.roster.file')}
          </Button>
        )}
      </FileButton>
      {hasWorkbook && <Fault>{t('collection.roster.workbook')}</Fault>}
      {file && (
        <Select
          size="xs"
          label={t('collection.roster.encoding')}
          description={t('collection.roster.encodingHint')}
          data={encodings.map(value => ({ value, label: t(`collection.roster.encodings.${value}`) }))}
          value={file.encoding}
          allowDeselect={false}
          onChange={value => void read(file.bytes, value as Encoding)}
        />
      )}
      {rows.length > 0 && (
        <>
          <p className={classes.sum} role="status">
            <b>{t('collection.roster.recognised', countOf(good.length, locale))}</b>
            {known.length > 0 && <span>{t('collection.roster.known', countOf(known.length, locale))}</span>}
          </p>
          {rows.length > mostLines && <Fault>{t('collection.roster.tooMany')}</Fault>}
          <div className={classes.columns}>
            {columns.map((column, at) => (
              <Select
                // oxlint-disable-next-line react/no-array-index-key -- a column has no other name
                key={at}
                size="xs"
                aria-label={t('collection.roster.column', { n: at + 1 })}
                data={rosterColumns.map(value => ({ value, label: t(`collection.roster.columns.${value}`) }))}
                value={column}
                allowDeselect={false}
                onChange={value => setChosen(columns.with(at, value as RosterColumn))}
              />
            ))}
          </div>
          <ul className={classes.lines}>
            {shown.map(({ email, firstName, lastName, number, fault }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same may stand there twice
              <li key={at} data-fault={fault !== null}>
                <b>{[firstName, lastName, number && `#${number}`].filter(Boolean).join(' ')}</b>
                <span>{email}</span>
                {fault && <Fault>{t(`collection.roster.faults.${fault}`)}</Fault>}
              </li>
            ))}
          </ul>
          {lines.length > shown.length && (
            <p className={classes.intro}>
              {t('collection.roster.more', { n: numberText(lines.length - shown.length, locale) })}
            </p>
          )}
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
              disabled={good.length === 0 || good.length > mostLines}
              onClick={keep}
            >
              {t('collection.roster.add', countOf(good.length, locale))}
            </BusyButton>
            <Button variant="subtle" color="gray" onClick={() => void take('')}>
              {t('common.cancel')}
            </Button>
          </div>
          {faults.length > 0 && <p className={classes.intro}>{t('collection.roster.waits')}</p>}
        </>
      )}
    </Card>
  )
}
