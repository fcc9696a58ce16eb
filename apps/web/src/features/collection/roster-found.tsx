import { Select } from '@mantine/core'
import { type RosterColumn, rosterColumns } from '@teamloom/commerce/collection/guess-columns.ts'
import { personKey } from '@teamloom/commerce/collection/name-key.ts'
import { mostPeople } from '@teamloom/commerce/collection/read-roster.ts'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/collection/roster-card.module.css'
import type { RosterText } from '#web/features/collection/use-roster-text.ts'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { Fault } from '#web/ui/fault.tsx'

const fewShown = 6

type Props = {
  readonly found: RosterText
  /** Who is on it already. */
  readonly roster: Collection['roster']
}

/** What was recognised of the people, before they are kept: the columns, and the first lines, those at fault before. */
export function RosterFound({ found: { rows, columns, good, faults, setColumn }, roster }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const onRoster = new Set(
    roster.map(({ email, first_name, last_name }) =>
      personKey({ email, firstName: first_name, lastName: last_name }),
    ),
  )
  const known = good.filter(line => onRoster.has(personKey(line)))
  const lines = [...faults, ...good]
  const shown = lines.slice(0, fewShown)
  return (
    <>
      <p className={classes.sum} role="status">
        <b>{t('collection.roster.recognised', countOf(good.length, locale))}</b>
        {known.length > 0 && <span>{t('collection.roster.known', countOf(known.length, locale))}</span>}
      </p>
      {rows.length > mostPeople && <Fault>{t('collection.roster.tooMany')}</Fault>}
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
            onChange={value => setColumn(at, value as RosterColumn)}
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
    </>
  )
}
