import type { SizeDefinition } from '@teamloom/catalog/definition.ts'
import { withoutHidden } from '@teamloom/kit/text.ts'
import type { RosterColumn } from '../collection/guess-columns.ts'
import { readRoster } from '../collection/read-roster.ts'
import { emailFaultOf } from '../collection/roster-email.ts'
import type { Person } from './line.ts'
import type { ListColumn, ListColumns } from './list-columns.ts'
import type { WordSlot } from './problems/problem.ts'
import { readSize } from './read-size.ts'

export type ReadLine = {
  /** By its name; as it was typed where the product has no such size, empty where none is told. */
  readonly size: string
  readonly qty: number
  readonly person: Person | null
  readonly words: Readonly<Record<string, string>>
  /** Cells that say nothing that could be read. */
  readonly unread: readonly { readonly column: 'size' | 'qty' | 'email'; readonly text: string }[]
}

export type ReadList = {
  readonly lines: readonly ReadLine[]
  /** Rows, from 1, that say something in no column that is known. */
  readonly skipped: readonly { readonly row: number; readonly text: string }[]
}

/** How the cells of a pasted list are parted: by what most of its lines have; a comma may stand in a name. */
export function listDelimiter(text: string): '\t' | ';' | ',' {
  const lines = text.split(/\r\n|\r|\n/).filter(line => line.trim() !== '')
  const count = (each: string) => lines.filter(line => line.includes(each)).length
  const [first, ...others] = ['\t', ';', ','] as const
  return others.reduce<'\t' | ';' | ','>((best, each) => (count(each) > count(best) ? each : best), first)
}

/** What a row of a list says: a line, the text of one that says something in no column that is known, or nothing. */
export type ReadRow = ReadLine | string | undefined

type About = {
  readonly slots: readonly WordSlot[]
  readonly sizes: readonly Pick<SizeDefinition, 'name' | 'displayLabel'>[]
}

/**
 * The lines of a pasted list, a row each; numbers are text, so that `07` is no 7. A name that has no column of its own is
 * the person's last one.
 */
export function readList(rows: readonly (readonly string[])[], columns: ListColumns, about: About): ReadList {
  return gatherRows(rows.map(openRowReader(columns, about)))
}

/** `rows`: all rows of a list, each as `openRowReader` reads it. */
export function gatherRows(rows: readonly ReadRow[]): ReadList {
  return {
    lines: rows.filter(row => typeof row === 'object'),
    skipped: rows.flatMap((text, at) => (typeof text === 'string' ? [{ row: at + 1, text }] : [])),
  }
}

/** Reads the rows of a list one by one; `at`: the row's place, from 0. */
export function openRowReader({ columns, hasHeading }: ListColumns, { slots, sizes }: About) {
  const roster = columns.map((column): RosterColumn => (column.of === 'person' ? column.field : 'ignore'))
  const given = new Set(columns.flatMap(column => (column.of === 'slot' ? [column.id] : [])))
  const fromPerson = slots.filter(({ id, kind }) => kind === 'name' && !given.has(id))
  return (row: readonly string[], at: number): ReadRow => {
    if ((hasHeading && at === 0) || row.every(cell => cell.trim() === '')) return undefined
    const cells = row.map(cell => withoutHidden(cell).normalize('NFC').trim())
    if (!columns.some(({ of }, column) => of !== 'ignore' && (cells[column] ?? '') !== ''))
      return cells.join(' ').trim()
    const cellOf = (is: (column: ListColumn) => boolean) => cells[columns.findIndex(is)] ?? ''
    const typed = cellOf(({ of }) => of === 'size')
    const size = readSize(typed, sizes)
    const pieces = cellOf(({ of }) => of === 'qty')
    const qty = /^\d{1,4}$/.test(pieces) ? Number(pieces) : undefined
    const person = personOf(cells, roster)
    const words = Object.fromEntries([
      ...slots.flatMap(({ id, kind }) => {
        const cell = cellOf(column => column.of === 'slot' && column.id === id)
        const text = kind === 'number' ? cell.replace(/^(#|n[°ºo]\.?)\s*(?=\d)/i, '') : cell
        return text === '' ? [] : [[id, text]]
      }),
      ...fromPerson.flatMap(({ id }) => {
        const name = person.value?.last_name || person.value?.first_name
        return name ? [[id, name]] : []
      }),
    ]) as Record<string, string>
    return {
      size: size ?? typed,
      qty: qty ?? 1,
      person: person.value,
      words,
      unread: [
        ...(typed !== '' && size === undefined ? [{ column: 'size' as const, text: typed }] : []),
        ...(pieces !== '' && qty === undefined ? [{ column: 'qty' as const, text: pieces }] : []),
        ...person.unread,
      ],
    }
  }
}

function personOf(cells: readonly string[], columns: readonly RosterColumn[]) {
  const [read] = columns.some(column => column !== 'ignore') ? readRoster([cells], columns, false) : []
  if (!read) return { value: null, unread: [] }
  const { firstName, lastName, email } = read
  const isRead = email === '' || emailFaultOf(email) === null
  const value = {
    first_name: firstName,
    last_name: lastName,
    email: email !== '' && isRead ? email : null,
  }
  const isSomebody = firstName !== '' || lastName !== '' || value.email !== null
  return {
    value: isSomebody ? value : null,
    unread: isRead ? [] : [{ column: 'email' as const, text: email }],
  }
}
