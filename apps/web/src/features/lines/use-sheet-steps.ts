import { columnOf } from '#web/features/lines/columns.ts'
import { useList } from '#web/features/lines/list-context.ts'
import { isToLookAt } from '#web/features/lines/list-view.ts'
import { useMend } from '#web/features/lines/use-line-words.ts'

/** Where one is in the sheet, and the ways from there: to a cell, the next one, the next problem, and what mends it. */
export function useSheetSteps() {
  const list = useList()
  const { rows, columns, active, setActive, putRow } = list
  const mendFor = useMend()
  const at = active ? rows.findIndex(({ id }) => id === active.id) : -1
  const column = columns.findIndex(({ key }) => key === active?.column)
  const row = rows[at]

  const go = (nextRow: number, nextColumn: number): boolean => {
    const to = rows[Math.max(0, Math.min(rows.length - 1, nextRow))]
    const key = columns[Math.max(0, Math.min(columns.length - 1, nextColumn))]?.key
    if (!to || key === undefined) return false
    setActive({ id: to.id, column: key })
    return true
  }
  /** Cell by cell; false past either end. */
  const tab = (step: 1 | -1): boolean => {
    const next = at * columns.length + column + step
    if (next < 0 || next >= rows.length * columns.length) return false
    return go(Math.floor(next / columns.length), next % columns.length)
  }
  const looked = { findings: list.findings, faults: list.state.faults }
  const toProblem = (step: 1 | -1) => {
    const places = rows.flatMap((each, index) => (isToLookAt(each, looked) ? [index] : []))
    const next = step > 0 ? places.find(place => place > at) : places.findLast(place => place < at)
    const found = next === undefined ? undefined : rows[next]
    if (!found) return
    const [finding] = list.findings.get(found.id) ?? []
    const place = list.state.faults.get(found.id)?.[0]?.column ?? (finding && columnOf(finding))
    setActive({ id: found.id, column: place ?? columns[0]!.key })
  }
  const mend = () => {
    for (const finding of (row && list.findings.get(row.id)) ?? []) {
      const offered = row && mendFor(row, finding)
      if (row && offered) return putRow(row.id, offered.next)
    }
  }

  return { at, column, row, go, tab, toProblem, mend }
}
