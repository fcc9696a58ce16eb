import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { withTyped } from '#web/features/lines/columns.ts'
import type { Editing, Finish } from '#web/features/lines/editing.ts'
import { useList } from '#web/features/lines/list-context.ts'
import { useSheetSteps } from '#web/features/lines/use-sheet-steps.ts'
import { useSteady } from '#web/features/lines/use-steady.ts'

type Step = readonly [rows: number, columns: number]

const arrows: Readonly<Record<string, Step | undefined>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  PageUp: [-15, 0],
  PageDown: [15, 0],
}

type Edits = {
  readonly editing: Editing | null
  readonly setEditing: (editing: Editing | null) => void
}

/** What keys do in the sheet: arrows and Tab go from cell to cell, letters, F2 and Enter edit, Escape leaves. */
export function useSheetKeys({ editing, setEditing }: Edits) {
  const { putRow, session, about, active, columns, rows } = useList()
  const { at, column, row, go, tab, toProblem, mend } = useSheetSteps()
  const edit = (typed: string | null) => {
    if (!active || about.isFixed) return
    // The field is there, and has the focus, before the letter goes into it.
    flushSync(() => setEditing({ ...active, typed }))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (editing || !row || column < 0) return
    const { key } = event
    const isModified = event.ctrlKey || event.metaKey
    const done = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.target instanceof HTMLElement && !event.target.hasAttribute('data-cell')) return
    const arrow = arrows[key]
    if (event.altKey && arrow && arrow[1] === 0) {
      done()
      return toProblem(arrow[0] > 0 ? 1 : -1)
    }
    if (isModified && key === 'Enter' && !about.isFixed) {
      done()
      return mend()
    }
    if (isModified && /^[zy]$/i.test(key) && !about.isFixed) {
      done()
      return event.shiftKey || /y/i.test(key) ? session.redo() : session.undo()
    }
    if (key === 'Home' || key === 'End') {
      done()
      const last = key === 'End'
      go(isModified ? (last ? rows.length - 1 : 0) : at, last ? columns.length - 1 : 0)
      return
    }
    if (arrow && !isModified && !event.altKey) {
      done()
      go(at + arrow[0], column + arrow[1])
      return
    }
    if (key === 'Tab' && !isModified && !event.altKey) {
      if (tab(event.shiftKey ? -1 : 1)) done()
      return
    }
    if (key === 'Escape') {
      // Out of the sheet: Tab goes on from its foot.
      done()
      document.querySelector<HTMLElement>('[data-after-sheet]')?.focus()
      return
    }
    if (about.isFixed || isModified || event.altKey) return
    if (key === 'F2' || key === 'Enter') {
      done()
      return edit(null)
    }
    if (key === 'Delete' || key === 'Backspace') {
      done()
      const own = columns[column]!
      if (own.key !== 'size' && own.key !== 'qty') putRow(row.id, withTyped(row, own, ''))
      return
    }
    if ([...key].length === 1 || key === 'Dead' || key === 'Process') edit([...key].length === 1 ? key : '')
  }

  /** A cell was edited; `by`: the key that ended it. */
  const finish: Finish = (next, by) => {
    const edited = editing
    setEditing(null)
    if (edited && next && by !== 'Escape') {
      const now = session.read().rows.find(({ id }) => id === edited.id)
      if (now && now !== next) putRow(edited.id, next)
    }
    if (by === 'Enter') go(at + 1, column)
    if (by === 'Tab') tab(1)
    if (by === 'ShiftTab') tab(-1)
  }
  return { onKeyDown, finish: useSteady(finish) }
}
