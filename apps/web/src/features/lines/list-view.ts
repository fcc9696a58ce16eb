import { nameKey } from '@teamloom/commerce/collection/name-key.ts'
import { isNobodys } from '@teamloom/commerce/lines/given-lines.ts'
import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import type { Finding } from '@teamloom/commerce/lines/problems/index.ts'
import { type Column, isBlank, isSpareRow, nameOf, typedOf } from '#web/features/lines/columns.ts'

export type Filter = 'all' | 'look' | 'noNumber'

type Looked = {
  readonly findings: ReadonlyMap<string, readonly Finding[]>
  readonly faults: ReadonlyMap<string, unknown>
  readonly columns: readonly Column[]
}

const plain = (text: string) => nameKey({ firstName: text, lastName: '' })

export function isToLookAt(row: ListRow, { findings, faults }: Pick<Looked, 'findings' | 'faults'>): boolean {
  return (findings.get(row.id)?.length ?? 0) > 0 || faults.has(row.id)
}

export function lacksNumber(row: ListRow, columns: readonly Column[]): boolean {
  const numbers = columns.filter(({ kind }) => kind === 'number')
  return (
    numbers.length > 0 &&
    !isNobodys(row) &&
    row.qty > 0 &&
    numbers.every(({ key }) => (row.words[key] ?? '') === '')
  )
}

/** Whether a row is among those that are asked for, one that says nothing yet always is; null where all are. */
export function askedBy(filter: Filter, search: string, looked: Looked): ((row: ListRow) => boolean) | null {
  const wanted = plain(search)
  if (filter === 'all' && wanted === '') return null
  return row => {
    if (isBlank(row)) return true
    if (filter === 'look' && !isToLookAt(row, looked)) return false
    if (filter === 'noNumber' && !lacksNumber(row, looked.columns)) return false
    if (wanted === '') return true
    const said = [nameOf(row), row.person?.email ?? '', ...Object.values(row.words)]
    return said.some(text => plain(text).includes(wanted))
  }
}

/** How many rows there are of each kind; spares and rows that say nothing are nobody. */
export function countsOf(rows: readonly ListRow[], looked: Looked): Readonly<Record<Filter, number>> {
  return {
    all: rows.filter(row => !isBlank(row) && !isSpareRow(row)).length,
    look: rows.filter(row => isToLookAt(row, looked)).length,
    noNumber: rows.filter(row => lacksNumber(row, looked.columns)).length,
  }
}

/** Ids in the order of a column; spares and what says nothing there come last whichever way. */
export function sortedIds(
  rows: readonly ListRow[],
  column: Column,
  isTurned: boolean,
  sizeNames: readonly string[],
): string[] {
  const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
  const keyed = rows.map(row => {
    const person = `${row.person?.last_name ?? ''} ${row.person?.first_name ?? ''}`.trim()
    const text = column.key === 'person' ? person || nameOf(row) : typedOf(row, column)
    return { row, text, place: column.key === 'size' ? sizeNames.indexOf(row.size) : 0 }
  })
  const isLast = ({ row, text }: (typeof keyed)[number]) => isSpareRow(row) || text === ''
  return keyed
    .toSorted((a, b) => {
      if (isLast(a) !== isLast(b)) return isLast(a) ? 1 : -1
      return (a.place - b.place || collator.compare(a.text, b.text)) * (isTurned ? -1 : 1)
    })
    .map(({ row }) => row.id)
}

/** Rows in an order that was sorted before: what has come since stands at its end. */
export function inOrder(rows: readonly ListRow[], order: readonly string[] | null): readonly ListRow[] {
  if (!order) return rows
  const places = new Map(order.map((id, at) => [id, at]))
  return rows.toSorted((a, b) => (places.get(a.id) ?? order.length) - (places.get(b.id) ?? order.length))
}
