import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconChevronDown,
  IconChevronUp,
  IconMinus,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Column, isBlank, isSpareRow, typedOf, withTyped } from '#web/features/lines/columns.ts'
import classes from '#web/features/lines/line-card.module.css'
import { LinePicture } from '#web/features/lines/line-picture.tsx'
import { useList } from '#web/features/lines/list-context.ts'
import {
  useColumnName,
  useFaultText,
  useFindingText,
  useMend,
  useSizeName,
  useWho,
} from '#web/features/lines/use-line-words.ts'
import { useRemoval } from '#web/features/lines/use-removal.ts'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = { readonly row: ListRow; readonly isOpen: boolean; readonly onToggle: () => void }

/** A line on a phone: what it says, and when opened the garment and its fields. */
export function LineCard({ row, isOpen, onToggle }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { about, columns, findings, state } = useList()
  const sizeName = useSizeName()
  const whoOf = useWho()
  const words = columns.flatMap(({ key }) => row.words[key] || []).join(' ')
  const hasNotes = findings.has(row.id) || state.faults.has(row.id)
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  const name = isSpareRow(row) ? t('lines.spare') : isBlank(row) ? t('lines.add') : whoOf(row)
  return (
    <li className={classes.card} data-open={isOpen} data-look={hasNotes}>
      {isOpen && about.pictureOf && !isSpareRow(row) && !isBlank(row) && (
        <div className={classes.picture}>
          <LinePicture row={row} side={about.sides[0] ?? 'back'} />
        </div>
      )}
      <button type="button" className={classes.head} aria-expanded={isOpen} onClick={onToggle}>
        {!isOpen && about.pictureOf && !isSpareRow(row) && !isBlank(row) && (
          <span className={classes.thumb}>
            <LinePicture row={row} side={about.sides[0] ?? 'back'} isSmall />
          </span>
        )}
        <span className={classes.names}>
          <b>{name}</b>
          {isOpen ? (
            row.person?.email && <span className={classes.quiet}>{row.person.email}</span>
          ) : (
            <>
              {words && <span>{words}</span>}
              <span className={classes.quiet}>
                {row.size && `${sizeName(row.size)}, `}
                {t('lines.sums.pieces', countOf(row.qty, locale))}
              </span>
            </>
          )}
        </span>
        <Chevron size={18} stroke={1.6} aria-hidden />
      </button>
      {isOpen && <CardFields row={row} />}
      <CardNotes row={row} />
      {isOpen && !about.isFixed && <CardFoot row={row} />}
    </li>
  )
}

/** A field for each cell, as wide as a thumb wants it. */
function CardFields({ row }: { readonly row: ListRow }) {
  const { t } = useTranslation()
  const { about, columns, state, putRow } = useList()
  const nameOfColumn = useColumnName()
  const faultText = useFaultText()
  const sizeName = useSizeName()
  const isRefused = (key: string) => state.faults.get(row.id)?.find(({ column }) => column === key)
  const isKnown = about.sizes.some(({ name }) => name === row.size)
  if (about.isFixed) return null
  return (
    <div className={classes.fields}>
      {columns
        .filter(({ kind }) => kind !== 'qty' && kind !== 'size')
        .map(column => {
          const fault = isRefused(column.key)
          return (
            <CardField
              key={column.key}
              row={row}
              column={column}
              label={nameOfColumn(column)}
              fault={fault && faultText(row, fault)}
            />
          )
        })}
      <NativeSelect
        size="md"
        label={t('lines.columns.size')}
        value={isKnown ? row.size : ''}
        error={isRefused('size') ? faultText(row, isRefused('size')!) : undefined}
        data={[
          ...(isKnown ? [] : [{ value: '', label: t('lines.noSize') }]),
          ...about.sizes.map(({ name }) => ({ value: name, label: sizeName(name) })),
        ]}
        onChange={event => putRow(row.id, { ...row, size: event.currentTarget.value })}
      />
    </div>
  )
}

type FieldProps = {
  readonly row: ListRow
  readonly column: Column
  readonly label: string
  readonly fault: string | undefined
}

function CardField({ row, column, label, fault }: FieldProps) {
  const { putRow } = useList()
  const [draft, setDraft] = useState<string>()
  return (
    <TextInput
      size="md"
      label={label}
      value={draft ?? typedOf(row, column)}
      error={fault}
      inputMode={column.kind === 'number' ? 'numeric' : 'text'}
      autoComplete="off"
      onChange={event => setDraft(event.currentTarget.value)}
      onBlur={() => {
        if (draft === undefined) return
        const next = withTyped(row, column, draft)
        setDraft(undefined)
        if (next !== row) putRow(row.id, next)
      }}
    />
  )
}

/** What is to look at, and a button as wide as the card for what mends it. */
function CardNotes({ row }: { readonly row: ListRow }) {
  const { about, findings, state, putRow } = useList()
  const faultText = useFaultText()
  const findingText = useFindingText()
  const mendFor = useMend()
  const faults = state.faults.get(row.id) ?? []
  const found = findings.get(row.id) ?? []
  if (faults.length === 0 && found.length === 0) return null
  return (
    <div className={classes.notes}>
      {faults.map(fault => (
        <p key={`${fault.column} ${fault.key}`} data-kind="refused">
          <IconAlertCircle size={16} stroke={1.6} aria-hidden />
          {faultText(row, fault)}
        </p>
      ))}
      {found.map(finding => {
        const mend = about.isFixed ? null : mendFor(row, finding)
        return (
          <div key={`${finding.key} ${finding.slotId}`}>
            <p data-kind="look">
              <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
              {findingText(row, finding)}
            </p>
            {mend && (
              <Button fullWidth variant="default" size="md" onClick={() => putRow(row.id, mend.next)}>
                {mend.text}
              </Button>
            )}
          </div>
        )
      })}
    </div>
  )
}

function CardFoot({ row }: { readonly row: ListRow }) {
  const { t } = useTranslation()
  const { putRow } = useList()
  const id = useId()
  const remove = useRemoval()
  const set = (qty: number) => putRow(row.id, { ...row, qty })
  return (
    <div className={classes.foot}>
      <span id={id}>{t('lines.columns.qty')}</span>
      <span className={classes.stepper} role="group" aria-labelledby={id}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('lines.fewer')}
          disabled={row.qty <= 0}
          onClick={() => set(row.qty - 1)}
        >
          <IconMinus size={18} stroke={1.6} />
        </ActionIcon>
        <output>{row.qty}</output>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('lines.more')}
          onClick={() => set(row.qty + 1)}
        >
          <IconPlus size={18} stroke={1.6} />
        </ActionIcon>
      </span>
      <Button
        variant="subtle"
        color="gray"
        size="md"
        leftSection={<IconTrash size={18} stroke={1.6} aria-hidden />}
        onClick={() => remove(row)}
      >
        {t('lines.removeRow')}
      </Button>
    </div>
  )
}
