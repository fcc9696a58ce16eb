import { type ReactNode, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import { columnsOf, isSpareRow } from '#web/features/lines/columns.ts'
import {
  HeldContext,
  type ListAbout,
  ListContext,
  type ListHeld,
  type ListShown,
  LookedContext,
  type Place,
  SoughtContext,
} from '#web/features/lines/list-context.ts'
import type { ListSession } from '#web/features/lines/list-session.ts'
import { askedBy, type Filter, inOrder, sortedIds } from '#web/features/lines/list-view.ts'
import { useLooked } from '#web/features/lines/use-looked.ts'
import { newId } from '#web/lib/new-id.ts'

type Props = {
  readonly about: ListAbout
  readonly session: ListSession
  readonly children: ReactNode
}

type Sorted = ListShown['sorted']

/** Looks through a list after each change, and gives what is shown of it to all pieces. */
export function ListProvider({ about, session, children }: Props) {
  const state = useSyncExternalStore(session.subscribe, session.read)
  const columns = useMemo(() => columnsOf(about.slots), [about.slots])
  const [filter, setFilter] = useState<Filter>('all')
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const [sorted, setSorted] = useState<Sorted>(null)
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const [active, setActive] = useState<Place | null>(null)
  const { rows: all, offending, longNames, faults } = state
  const held = useMemo(() => holdList(about, session, columns, setActive), [about, session, columns])
  const looked = useLooked({ rows: all, faults, offending, longNames, about, columns })
  const { findings } = looked
  const sought = useMemo(() => ({ filter, setFilter, search, setSearch }), [filter, search])
  const ordered = useMemo(() => inOrder(all, order), [all, order])
  const activeId = active?.id
  const rows = useMemo(() => {
    const isAsked = askedBy(filter, wanted, { findings, faults, columns })
    return isAsked ? ordered.filter(row => row.id === activeId || isAsked(row)) : ordered
  }, [ordered, activeId, filter, wanted, findings, faults, columns])
  const shown: ListShown = {
    ...held,
    ...looked,
    ...sought,
    state,
    rows,
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
  }
  return (
    <HeldContext value={held}>
      <LookedContext value={looked}>
        <SoughtContext value={sought}>
          <ListContext value={shown}>{children}</ListContext>
        </SoughtContext>
      </LookedContext>
    </HeldContext>
  )
}

function holdList(
  about: ListAbout,
  session: ListSession,
  columns: ListHeld['columns'],
  setActive: ListHeld['setActive'],
): ListHeld {
  return {
    about,
    session,
    columns,
    setActive,
    addRow: () => {
      const row = { id: newId(), size: '', qty: 1, person: null, words: {} }
      const { rows } = session.read()
      const spares = rows.findIndex(isSpareRow)
      session.change(rows.toSpliced(spares < 0 ? rows.length : spares, 0, row))
      setActive({ id: row.id, column: 'person' })
    },
    putRow: (id, next) => {
      const now = session.read().rows
      session.change(now.flatMap(row => (row.id === id ? (next ?? []) : row)))
    },
  }
}
