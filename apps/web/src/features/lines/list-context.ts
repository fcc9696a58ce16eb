import { sizeBandOf } from '@teamloom/catalog/size-band.ts'
import { isNobodys } from '@teamloom/commerce/lines/given-lines.ts'
import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import { isLongName } from '@teamloom/commerce/lines/long-name.ts'
import type { MendedList } from '@teamloom/commerce/lines/mends/mend.ts'
import { type Finding, findingsOf } from '@teamloom/commerce/lines/problems/index.ts'
import type { Slot } from '@teamloom/design/slots.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { createContext, use } from 'react'
import type { Column } from '#web/features/lines/columns.ts'
import type { ListSession, ListState } from '#web/features/lines/list-session.ts'
import type { Filter } from '#web/features/lines/list-view.ts'

export type ListSize = { readonly name: string; readonly displayLabel: Label }

/** What a list is of. */
export type ListAbout = {
  /** Sets it apart from every other. */
  readonly id: string
  readonly slots: readonly Slot[]
  readonly sizes: readonly ListSize[]
  /** The address of a line's picture below the API, as the server has the line; null where none are drawn. */
  readonly pictureOf: ((lineId: string, side: string) => string) | null
  /** Sides with words, the first is shown first. */
  readonly sides: readonly string[]
  /** Nothing of it can be changed. */
  readonly isFixed: boolean
}

export type Place = { readonly id: string; readonly column: string }

/** What the pieces of a list share: its rows, what is told of them, and where one is in it. */
export type ListShown = {
  readonly about: ListAbout
  readonly session: ListSession
  readonly state: ListState
  readonly columns: readonly Column[]
  /** The rows that are shown, in their order. */
  readonly rows: readonly ListRow[]
  readonly findings: ReadonlyMap<string, readonly Finding[]>
  readonly list: MendedList
  readonly counts: Readonly<Record<Filter, number>>
  readonly filter: Filter
  readonly setFilter: (filter: Filter) => void
  readonly search: string
  readonly setSearch: (search: string) => void
  readonly sortBy: (column: Column) => void
  readonly sorted: { readonly column: string; readonly isTurned: boolean } | null
  readonly active: Place | null
  readonly setActive: (place: Place | null) => void
  readonly addRow: () => void
  /** In place of the one of its id; null takes it out. */
  readonly putRow: (id: string, next: ListRow | null) => void
}

export const ListContext = createContext<ListShown | null>(null)

export function useList(): ListShown {
  return must(use(ListContext), 'list')
}

/** A list as the rules look at it. */
export function lookedList(
  rows: readonly ListRow[],
  { slots, sizes }: Pick<ListAbout, 'slots' | 'sizes'>,
  offending: ReadonlySet<string>,
): MendedList {
  const bands = new Map(sizes.map(size => [size.name, sizeBandOf(size)]))
  return {
    lines: rows.map(row => (isNobodys(row) ? { ...row, id: row.size } : row)),
    slots,
    sizes,
    bandOf: size => bands.get(size) ?? 'adult',
    numbers: null,
    isLong: (_, name) => isLongName(name),
    mayOffend: words => offending.has(words),
  }
}

export function findingsById(
  rows: readonly ListRow[],
  list: MendedList,
): ReadonlyMap<string, readonly Finding[]> {
  return new Map(
    findingsOf(list).flatMap((found, at) => {
      const row = rows[at]
      return row && found.length > 0 ? [[row.id, found] as const] : []
    }),
  )
}
