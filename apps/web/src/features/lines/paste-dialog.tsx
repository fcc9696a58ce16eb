import { Button, Checkbox, FileButton, Modal, Select, Textarea } from '@mantine/core'
import { mostLines } from '@teamloom/commerce/lines/line.ts'
import { type ListColumn, personColumns } from '@teamloom/commerce/lines/list-columns.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { useList } from '#web/features/lines/list-context.ts'
import classes from '#web/features/lines/paste-dialog.module.css'
import { ReadLines } from '#web/features/lines/read-lines.tsx'
import { useColumnName } from '#web/features/lines/use-line-words.ts'
import { usePasting } from '#web/features/lines/use-pasting.ts'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'
import dialog from '#web/ui/dialog.module.css'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  /** What was pasted into the sheet; empty: it is pasted here. */
  readonly text: string
  readonly onClose: () => void
}

/** A pasted list: what is recognised is shown, and can be corrected, before it is in the list. */
export function PasteDialog({ text: first, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { session } = useList()
  const pasting = usePasting(first)
  const { text, rows, read, joined, hasHeading } = pasting
  const n = (value: number) => numberText(value, locale)
  const isTooMany = joined.rows.length > mostLines
  const done = joined.filled === 0 ? 'added' : joined.added === 0 ? 'filled' : 'both'
  const add = () => {
    pasting.add()
    onClose()
    showToast({
      key: 'list pasted',
      kind: 'info',
      message: t(`lines.paste.done.${done}`, { added: n(joined.added), filled: n(joined.filled) }),
      action: { label: t('lines.undo'), run: session.undo },
    })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('lines.paste.title')}
      size={880}
      classNames={{ header: dialog.header!, title: dialog.title!, body: dialog.body! }}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className={classes.intro}>{t('lines.paste.intro')}</p>
      <Textarea
        data-autofocus
        aria-label={t('lines.paste.field')}
        rows={rows.length > 0 ? 3 : 8}
        classNames={{ input: classes.field! }}
        value={text}
        onChange={event => void pasting.take(event.currentTarget.value)}
        onDrop={event => {
          const file = event.dataTransfer.files[0]
          if (!file) return
          event.preventDefault()
          void pasting.takeFile(file)
        }}
      />
      <FileButton accept=".csv,.tsv,.txt,text/csv" onChange={file => void (file && pasting.takeFile(file))}>
        {props => (
          <Button {...props} size="compact-sm" variant="subtle">
            {t('lines.paste.file')}
          </Button>
        )}
      </FileButton>
      {pasting.hasWorkbook && <Fault>{t('lines.paste.workbook')}</Fault>}
      {rows.length > 0 && (
        <>
          <p className={classes.sum} role="status">
            <b>{t('lines.paste.recognised', countOf(read.lines.length, locale))}</b>
            {joined.filled > 0 && <span>{t('lines.paste.known', countOf(joined.filled, locale))}</span>}
          </p>
          <Columns columns={pasting.columns} onColumns={pasting.setColumns} />
          <Checkbox
            mt={8}
            label={t('lines.paste.heading')}
            checked={hasHeading}
            onChange={event => pasting.setHeading(event.currentTarget.checked)}
          />
          <ReadLines read={read} />
          {isTooMany && <Fault>{t('lines.paste.tooMany', { n: n(joined.rows.length) })}</Fault>}
        </>
      )}
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button disabled={read.lines.length === 0 || isTooMany} onClick={add}>
          {joined.added > 0 || joined.filled === 0
            ? t('lines.paste.add', countOf(joined.added, locale))
            : t('lines.paste.fill')}
        </Button>
      </div>
    </Modal>
  )
}

type ColumnsProps = {
  readonly columns: readonly ListColumn[]
  readonly onColumns: (columns: readonly ListColumn[]) => void
}

/** What each column was taken for, to be corrected. */
function Columns({ columns, onColumns }: ColumnsProps) {
  const { t } = useTranslation()
  const { about } = useList()
  const nameOf = useColumnName()
  const fields = Object.entries(personColumns) as [keyof typeof personColumns, string][]
  const choices: readonly { readonly value: string; readonly label: string; readonly column: ListColumn }[] =
    [
      ...fields.map(([field, name]) => ({
        value: name,
        label: t(`lines.paste.columns.${name as 'email'}`),
        column: { of: 'person', field } as const,
      })),
      { value: 'size', label: t('lines.paste.columns.size'), column: { of: 'size' } },
      ...about.slots.map(({ id, kind }) => ({
        value: id,
        label: nameOf({ key: id, kind }),
        column: { of: 'slot', id } as const,
      })),
      { value: 'qty', label: t('lines.paste.columns.qty'), column: { of: 'qty' } },
      { value: 'ignore', label: t('lines.paste.columns.ignore'), column: { of: 'ignore' } },
    ]
  const valueOf = (column: ListColumn) =>
    column.of === 'person' ? personColumns[column.field] : column.of === 'slot' ? column.id : column.of
  return (
    <div className={classes.columns}>
      {columns.map((column, at) => (
        <Select
          // oxlint-disable-next-line react/no-array-index-key -- a column has no other name
          key={at}
          size="xs"
          aria-label={t('lines.paste.column', { n: at + 1 })}
          data={choices.map(({ value, label }) => ({ value, label }))}
          value={valueOf(column)}
          allowDeselect={false}
          comboboxProps={{ withinPortal: true }}
          onChange={value => {
            const chosen = choices.find(each => each.value === value)
            if (chosen) onColumns(columns.with(at, chosen.column))
          }}
        />
      ))}
    </div>
  )
}
