/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- rows that lie where they are put: without them browsers take it for no table */
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import type { Finding } from '@teamloom/commerce/lines/problems/index.ts'
import { memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CellEditor } from '#web/features/lines/cell-editor.tsx'
import { type Column, columnOf, isSpareRow, nameOf, typedOf } from '#web/features/lines/columns.ts'
import type { Editing, Finish } from '#web/features/lines/editing.ts'
import { type Place, useListHeld } from '#web/features/lines/list-context.ts'
import type { RowFault } from '#web/features/lines/row-faults.ts'
import { RowNotes } from '#web/features/lines/row-notes.tsx'
import classes from '#web/features/lines/sheet.module.css'
import { useSizeName, useWho } from '#web/features/lines/use-line-words.ts'
import { useRemoval } from '#web/features/lines/use-removal.ts'
import { rowPixels } from '#web/features/lines/use-row-window.ts'

type Props = {
  readonly row: ListRow
  readonly index: number
  readonly activeColumn: string | null
  /** Where Tab comes into the sheet while no cell is chosen. */
  readonly isEntry: boolean
  readonly editing: Editing | null
  readonly faults: readonly RowFault[] | undefined
  readonly found: readonly Finding[] | undefined
  readonly onPick: (place: Place) => void
  readonly onEdit: (editing: Editing) => void
  readonly onDone: Finish
}

/** Drawn anew only where it is another itself: others are typed in. */
export const SheetRow = memo(function SheetRow(props: Props) {
  const { row, index, activeColumn, isEntry, editing, faults, found, onPick, onEdit, onDone } = props
  const { columns, about } = useListHeld()
  return (
    <tr
      role="row"
      aria-rowindex={index + 2}
      aria-selected={activeColumn !== null}
      className={classes.row}
      data-row
      style={{ transform: `translateY(${index * rowPixels}px)` }}
    >
      <th role="rowheader" className={classes.count}>
        {index + 1}
      </th>
      {columns.map((column, place) => (
        <Cell
          key={column.key}
          row={row}
          column={column}
          isActive={activeColumn === column.key}
          isEntry={isEntry && place === 0}
          editing={editing?.column === column.key ? editing : null}
          isRefused={faults?.some(fault => fault.column === column.key) ?? false}
          isToLookAt={found?.some(each => columnOf(each) === column.key) ?? false}
          onPick={onPick}
          onEdit={onEdit}
          onDone={onDone}
        />
      ))}
      <td role="gridcell" className={classes.look}>
        {(faults || found) && <RowNotes row={row} faults={faults ?? []} found={found ?? []} />}
        {activeColumn !== null && !about.isFixed && <Removal row={row} />}
      </td>
    </tr>
  )
})

function Removal({ row }: Pick<Props, 'row'>) {
  const { t } = useTranslation()
  const whoOf = useWho()
  const remove = useRemoval()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      aria-label={t('lines.remove', { who: whoOf(row) })}
      onClick={() => remove(row)}
    >
      <IconTrash size={16} stroke={1.6} />
    </ActionIcon>
  )
}

type CellProps = Pick<Props, 'row' | 'onPick' | 'onEdit' | 'onDone'> & {
  readonly column: Column
  readonly isActive: boolean
  readonly isEntry: boolean
  readonly editing: Editing | null
  readonly isRefused: boolean
  readonly isToLookAt: boolean
}

function Cell(props: CellProps) {
  const { row, column, isActive, isEntry, editing, isRefused, isToLookAt, onPick, onEdit, onDone } = props
  const { about } = useListHeld()
  const cell = useRef<HTMLTableCellElement>(null)
  const isEdited = editing !== null
  const hadFocus = useRef(false)
  useEffect(() => {
    const wants = isActive && !isEdited
    const from = document.activeElement
    // Not away from a search or a dialog that has it.
    const mayTake = from === document.body || from === null || from.closest('[data-sheet]') !== null
    if (wants && (mayTake || hadFocus.current)) cell.current?.focus({ preventScroll: true })
    hadFocus.current = isActive && isEdited
  }, [isActive, isEdited])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the sheet hears its keys
    <td
      ref={cell}
      role="gridcell"
      tabIndex={isActive || isEntry ? 0 : -1}
      data-cell
      data-kind={column.kind}
      data-state={isRefused ? 'refused' : isToLookAt ? 'look' : undefined}
      aria-invalid={isRefused || undefined}
      className={classes.cell}
      onFocus={event =>
        event.target === cell.current && !isActive && onPick({ id: row.id, column: column.key })
      }
      onClick={() => !isActive && onPick({ id: row.id, column: column.key })}
      onDoubleClick={() => !about.isFixed && onEdit({ id: row.id, column: column.key, typed: null })}
      onCopy={event => {
        if (isEdited) return
        event.preventDefault()
        event.clipboardData.setData('text/plain', typedOf(row, column))
      }}
    >
      {editing ? (
        <CellEditor row={row} column={column} first={editing.typed} onDone={onDone} />
      ) : (
        <CellText row={row} column={column} />
      )}
    </td>
  )
}

function CellText({ row, column }: { readonly row: ListRow; readonly column: Column }) {
  const { t } = useTranslation()
  const sizeName = useSizeName()
  if (column.key === 'person') {
    if (isSpareRow(row)) return <span className={classes.quiet}>{t('lines.spare')}</span>
    return <span title={row.person?.email ?? undefined}>{nameOf(row)}</span>
  }
  if (column.key === 'size')
    return row.size === '' ? <span className={classes.quiet}>{t('lines.noSize')}</span> : sizeName(row.size)
  const text = typedOf(row, column)
  if (text === '' && !isSpareRow(row)) return <span className={classes.quiet}>–</span>
  return <span title={text}>{text}</span>
}
