import { type ReactNode, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import { columnsOf, isSpareRow } from '#web/features/lines/columns.ts'
import {
  findingsById,
  type ListAbout,
  ListContext,
  type ListShown,
  lookedList,
  type Place,
} from '#web/features/lines/list-context.ts'
import type { ListSession } from '#web/features/lines/list-session.ts'
import { countsOf, type Filter, inOrder, isAsked, sortedIds } from '#web/features/lines/list-view.ts'
import { newId } from '#web/lib/new-id.ts'

type Props = {
  readonly about: ListAbout
  readonly session: ListSession
  readonly children: ReactNode
}

type Sorted = ListShown['sorted']

/** Looks through a list whenever it changes, and gives what is shown of it to all pieces. */
export function ListProvider({ about, session, children }: Props) {
  const state = useSyncExternalStore(session.subscribe, session.read)
  const columns = useMemo(() => columnsOf(about.slots), [about.slots])
  const [filter, setFilter] = useState<Filter>('all')
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const [sorted, setSorted] = useState<Sorted>(null)
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const [active, setActive] = useState<Place | null>(null)
  const { rows: all, offending, faults } = state
  const list = useMemo(() => lookedList(all, about, offending), [all, about, offending])
  const findings = useMemo(() => findingsById(all, list), [all, list])
  const looked = useMemo(() => ({ findings, faults, columns }), [findings, faults, columns])
  const counts = useMemo(() => countsOf(all, looked), [all, looked])
  const activeId = active?.id
  const rows = useMemo(
    () => inOrder(all, order).filter(row => row.id === activeId || isAsked(row, filter, wanted, looked)),
    [all, order, activeId, filter, wanted, looked],
  )
  const shown: ListShown = {
    about,
    session,
    state,
    columns,
    rows,
    findings,
    list,
    counts,
    filter,
    setFilter,
    search,
    setSearch,
    sorted,
    // Once: what is edited afterwards stays where it is.
    sortBy: column => {
      const isTurned = sorted?.column === column.key && !sorted.isTurned
      setSorted({ column: column.key, isTurned })
      setOrder(
        sortedIds(
          all,
          column,
          isTurned,
          about.sizes.map(({ name }) => name),
        ),
      )
    },
    active,
    setActive,
    addRow: () => {
      const row = { id: newId(), size: '', qty: 1, person: null, words: {} }
      const spares = all.findIndex(isSpareRow)
      session.change(all.toSpliced(spares < 0 ? all.length : spares, 0, row))
      setActive({ id: row.id, column: 'person' })
    },
    putRow: (id, next) => {
      const now = session.read().rows
      session.change(now.flatMap(row => (row.id === id ? (next ?? []) : row)))
    },
  }
  return <ListContext value={shown}>{children}</ListContext>
}
