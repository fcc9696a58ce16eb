import type { SizeDefinition } from '@teamloom/catalog/definition.ts'
import { guessColumns, type RosterColumn } from '../collection/guess-columns.ts'
import type { WordSlot } from './problems/problem.ts'
import { readSize } from './read-size.ts'

type Rows = readonly (readonly string[])[]
type Asked = {
  readonly slots: readonly WordSlot[]
  readonly sizes: readonly Pick<SizeDefinition, 'name' | 'displayLabel'>[]
}

/** What columns of people are called in a list. */
export const personColumns = {
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  fullName: 'full_name',
  lastFirst: 'last_first',
} as const satisfies Partial<Record<RosterColumn, string>>

/** What a column of a pasted list holds; of a slot its words. */
export type ListColumn =
  | { readonly of: 'person'; readonly field: keyof typeof personColumns }
  | { readonly of: 'slot'; readonly id: string }
  | { readonly of: 'size' | 'qty' | 'ignore' }

export type ListColumns = { readonly columns: readonly ListColumn[]; readonly hasHeading: boolean }

const size = /^(sizes?|tailles?|grandeurs?|(shirt|jersey|garment) size|(taille|grandeur) .{0,20})$/i
const pieces = /^(qty|quantit(y|ies|é|és)|qté|pieces?|pi[eè]ces?|pcs|count|how many|combien)\.?$/i
const shirt = '(jersey|shirt|uniform|back|sweater|chandail|maillot|dos|gilet)'
const nameOnShirt = new RegExp(
  `^(${shirt} name|name ?(on|for) (the )?${shirt}|printed name|nom (au|sur le|pour le|du) ${shirt}|nom imprim[ée])$`,
  'i',
)
const words: Readonly<Record<WordSlot['kind'], RegExp>> = {
  name: nameOnShirt,
  // Guessed with the columns of people.
  number: /^$(?!)/,
  line: /^(position|pos\.?|poste|title|titre|year|ann[ée]e|grad(uation)?|promotion|role|rôle)$/i,
}

/** What each column of a list seems to be, and whether its first line names them. */
export function guessListColumns(rows: Rows, { slots, sizes }: Asked): ListColumns {
  const width = Math.max(0, ...rows.slice(0, 200).map(row => row.length))
  const heading = Array.from({ length: width }, (_, at) => (rows[0]?.[at] ?? '').trim().replace(/\s+/g, ' '))
  const columns = heading.map((): ListColumn => ({ of: 'ignore' }))
  const isFree = (at: number) => columns[at]?.of === 'ignore'
  const give = (column: ListColumn, at: number) => {
    if (at >= 0) columns[at] = column
  }
  const isHeaded = [size, pieces, ...slots.map(({ kind }) => words[kind])].some(word =>
    heading.some(each => word.test(each)),
  )
  if (isHeaded) {
    give(
      { of: 'size' },
      heading.findIndex(each => size.test(each)),
    )
    give(
      { of: 'qty' },
      heading.findIndex(each => pieces.test(each)),
    )
    for (const { id, kind } of slots)
      give(
        { of: 'slot', id },
        heading.findIndex((each, at) => isFree(at) && words[kind].test(each)),
      )
  }
  const below = rows.slice(isHeaded ? 1 : 0, 200)
  if (!columns.some(({ of }) => of === 'size')) {
    const isSize = (cell: string) => readSize(cell, sizes) !== undefined
    give(
      { of: 'size' },
      heading.findIndex((_, at) => isFree(at) && isMostly(below, at, isSize)),
    )
  }
  const people = guessColumns(
    rows.slice(0, 200).map(row => heading.map((_, at) => (isFree(at) ? (row[at] ?? '') : ''))),
  )
  const hasHeading = isHeaded || people.hasHeading
  const guessed =
    isHeaded && !people.hasHeading
      ? guessColumns(below.map(row => heading.map((_, at) => (isFree(at) ? (row[at] ?? '') : ''))))
      : people
  const numbers = slots.filter(({ kind }) => kind === 'number')
  for (const [at, column] of guessed.columns.entries()) {
    if (!isFree(at)) continue
    if (column === 'number') {
      const [slot] = numbers
      if (slot) give({ of: 'slot', id: slot.id }, at)
      // A column of figures under no heading counts pieces where nobody has a number.
      else if (!hasHeading) give({ of: 'qty' }, at)
    } else if (column !== 'ignore') give({ of: 'person', field: column }, at)
  }
  if (!hasHeading && !columns.some(({ of }) => of === 'qty'))
    give(
      { of: 'qty' },
      heading.findIndex((_, at) => isFree(at) && isMostly(below, at, isQuantity)),
    )
  return { columns: withNames(columns, slots, hasHeading), hasHeading }
}

/** One word of each person, under no heading, is what their shirt says. */
function withNames(columns: readonly ListColumn[], slots: readonly WordSlot[], hasHeading: boolean) {
  const slot = slots.find(({ kind }) => kind === 'name')
  const isTaken = columns.some(column => column.of === 'slot' && column.id === slot?.id)
  const named = columns.flatMap((column, at) =>
    column.of === 'person' && column.field !== 'email' ? [{ at, field: column.field }] : [],
  )
  const [only] = named
  const isAlone = only !== undefined && named.length === 1 && only.field !== 'fullName'
  if (!slot || isTaken || hasHeading || !isAlone) return columns
  return columns.with(only.at, { of: 'slot', id: slot.id })
}

const isQuantity = (cell: string) => /^\d{1,4}$/.test(cell)

function isMostly(rows: Rows, at: number, test: (cell: string) => boolean): boolean {
  const cells = rows.map(row => (row[at] ?? '').trim()).filter(cell => cell !== '')
  return cells.filter(test).length * 2 > cells.length
}
