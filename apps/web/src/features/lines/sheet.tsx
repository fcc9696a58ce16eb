/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- rows that lie where they are put: without them browsers take it for no table */
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/features/lines/columns.ts'
import type { Editing } from '#web/features/lines/editing.ts'
import { useList } from '#web/features/lines/list-context.ts'
import classes from '#web/features/lines/sheet.module.css'
import { SheetRow } from '#web/features/lines/sheet-row.tsx'
import { useColumnName } from '#web/features/lines/use-line-words.ts'
import { rowPixels, useRowWindow } from '#web/features/lines/use-row-window.ts'
import { useSheetKeys } from '#web/features/lines/use-sheet-keys.ts'

/** The lines as a spreadsheet, by keyboard. */
export function Sheet() {
  const { t } = useTranslation()
  const { rows, columns, active, setActive, about, state, findings } = useList()
  const box = useRef<HTMLDivElement>(null)
  const { from, to } = useRowWindow(box, rows.length)
  const [editing, setEditing] = useState<Editing | null>(null)
  const keys = useSheetKeys({ editing, setEditing })
  const at = active ? rows.findIndex(({ id }) => id === active.id) : -1
  // What has the focus stays although it is scrolled out of sight.
  const drawn = rows.slice(from, to).map((row, index) => ({ row, index: from + index }))
  const far = at >= 0 && (at < from || at >= to) ? rows[at] : undefined

  useEffect(() => {
    const element = box.current
    if (at < 0 || !element) return
    const head = element.querySelector('thead')?.clientHeight ?? 0
    const [top, bottom] = [at * rowPixels, (at + 1) * rowPixels + head]
    if (top < element.scrollTop) element.scrollTop = top
    else if (element.clientHeight > 0 && bottom > element.scrollTop + element.clientHeight)
      element.scrollTop = bottom - element.clientHeight
  }, [at])

  return (
    <div ref={box} className={classes.scroll} data-sheet>
      <table
        className={classes.table}
        role="grid"
        aria-label={t('lines.title')}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 2}
        aria-readonly={about.isFixed}
        style={{ '--words': widthsOf(columns) } as React.CSSProperties}
        onKeyDown={keys.onKeyDown}
      >
        <thead role="rowgroup">
          <tr role="row" className={classes.row}>
            <th role="columnheader" className={classes.count} aria-label={t('lines.columns.row')} />
            {columns.map(column => (
              <Heading key={column.key} column={column} />
            ))}
            <th role="columnheader" className={classes.look}>
              {t('lines.columns.look')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" style={{ height: rows.length * rowPixels }}>
          {[...drawn, ...(far ? [{ row: far, index: at }] : [])].map(({ row, index }) => (
            <SheetRow
              key={row.id}
              row={row}
              index={index}
              activeColumn={index === at ? (active?.column ?? null) : null}
              isEntry={at < 0 && index === 0}
              editing={editing?.id === row.id ? editing : null}
              faults={state.faults.get(row.id)}
              found={findings.get(row.id)}
              onPick={setActive}
              onEdit={setEditing}
              onDone={keys.finish}
            />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={classes.none}>{t('lines.noMatch')}</p>}
    </div>
  )
}

function Heading({ column }: { readonly column: Column }) {
  const { sorted, sortBy } = useList()
  const nameOf = useColumnName()
  const isSorted = sorted?.column === column.key
  const Icon = sorted?.isTurned ? IconChevronUp : IconChevronDown
  return (
    <th
      role="columnheader"
      data-kind={column.kind}
      aria-sort={isSorted ? (sorted.isTurned ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" className={classes.sort} onClick={() => sortBy(column)}>
        {nameOf(column)}
        {isSorted && <Icon size={14} stroke={1.8} aria-hidden />}
      </button>
    </th>
  )
}

/** The widths of the slots' columns: a number is short, a name is not. */
function widthsOf(columns: readonly Column[]): string {
  return columns
    .filter(({ kind }) => kind !== 'person' && kind !== 'size' && kind !== 'qty')
    .map(({ kind }) => (kind === 'number' ? '92px' : 'minmax(130px, 1.2fr)'))
    .join(' ')
}
