import { sizeBandOf } from '@teamloom/catalog/size-band.ts'
import { sportOf } from '@teamloom/catalog/sports/index.ts'
import { isNobodys } from '@teamloom/commerce/lines/given-lines.ts'
import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import { type LongName, lookUpLongNames } from '@teamloom/commerce/lines/long-names.ts'
import type { MendedList } from '@teamloom/commerce/lines/mends/mend.ts'
import type { Finding } from '@teamloom/commerce/lines/problems/index.ts'
import type { Slot } from '@teamloom/design/slots.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { createContext, use, useSyncExternalStore } from 'react'
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
  /** What the team plays; null where nobody chose. */
  readonly sport: string | null
  /** The address of a line's picture below the API, as the server has the line; null where none are drawn. */
  readonly pictureOf: ((lineId: string, side: string) => string) | null
  /** Sides with words, the first is shown first. */
  readonly sides: readonly string[]
  /** Nothing of it can be changed. */
  readonly isFixed: boolean
  /** In the cart, where people of earlier lists may come into it. */
  readonly cartItemId?: string
}

export type Place = { readonly id: string; readonly column: string }

/** What stays as it is while a list is edited: pieces that need nothing else are not drawn anew at each key. */
export type ListHeld = {
  readonly about: ListAbout
  readonly session: ListSession
  readonly columns: readonly Column[]
  readonly setActive: (place: Place | null) => void
  readonly addRow: () => void
  /** In place of the one of its id; null takes it out. */
  readonly putRow: (id: string, next: ListRow | null) => void
}

/** A list whose long names are known with how low they make all. */
type LookedList = Omit<MendedList, 'longName'> & {
  readonly longName: (slotId: string, name: string) => LongName | undefined
}

/** What is told of a list: of its rows as they were when it was looked through last, a moment after a change. */
export type ListLooked = {
  readonly lookedRows: readonly ListRow[]
  readonly findings: ReadonlyMap<string, readonly Finding[]>
  readonly list: LookedList
  readonly counts: Readonly<Record<Filter, number>>
}

/** Which rows are asked for. */
export type ListSought = {
  readonly filter: Filter
  readonly setFilter: (filter: Filter) => void
  readonly search: string
  readonly setSearch: (search: string) => void
}

/** All that the pieces of a list share: its rows, what is told of them, and where one is in it. */
export type ListShown = ListHeld &
  ListLooked &
  ListSought & {
    readonly state: ListState
    /** The rows that are shown, in their order. */
    readonly rows: readonly ListRow[]
    readonly sortBy: (column: Column) => void
    readonly sorted: { readonly column: string; readonly isTurned: boolean } | null
    readonly active: Place | null
  }

export const ListContext = createContext<ListShown | null>(null)
export const HeldContext = createContext<ListHeld | null>(null)
export const LookedContext = createContext<ListLooked | null>(null)
export const SoughtContext = createContext<ListSought | null>(null)

export function useList(): ListShown {
  return must(use(ListContext), 'list')
}

export function useListHeld(): ListHeld {
  return must(use(HeldContext), 'list')
}

export function useListLooked(): ListLooked {
  return must(use(LookedContext), 'list')
}

export function useListSought(): ListSought {
  return must(use(SoughtContext), 'list')
}

/** A part of what the session says; whoever asks is drawn anew when that part is another. */
export function useListState<Part>(partOf: (state: ListState) => Part): Part {
  const { session } = useListHeld()
  return useSyncExternalStore(session.subscribe, () => partOf(session.read()))
}

/** A list as the rules look at it. */
export function lookedList(
  rows: readonly ListRow[],
  { slots, sizes, sport }: Pick<ListAbout, 'slots' | 'sizes' | 'sport'>,
  { offending, longNames }: Pick<ListState, 'offending' | 'longNames'>,
): LookedList {
  const longName = lookUpLongNames(longNames)
  const bands = new Map(sizes.map(size => [size.name, sizeBandOf(size)]))
  return {
    lines: rows.map(row => (isNobodys(row) ? { ...row, id: row.size } : row)),
    slots,
    sizes,
    bandOf: size => bands.get(size) ?? 'adult',
    numbers: sportOf(sport).numbers,
    longName,
    mayOffend: words => offending.has(words),
  }
}
