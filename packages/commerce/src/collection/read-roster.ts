import { z } from 'zod/mini'

/** People as they stand in somebody's spreadsheet: columns in any order, with a heading or without. */

export const rosterColumns = ['email', 'firstName', 'lastName', 'fullName', 'ignore'] as const
export type RosterColumn = (typeof rosterColumns)[number]

export type RosterPerson = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

export type RosterFault = 'email' | 'name' | 'twice'

export type RosterLine = RosterPerson & { readonly fault: RosterFault | null }

const headings: Readonly<Record<Exclude<RosterColumn, 'ignore'>, RegExp>> = {
  fullName: /^(full ?name|nom complet|name and surname|pr[ée]nom et nom|nom et pr[ée]nom)$/i,
  email: /^(e-?mail|courriel|mail|adresse( courriel| e-?mail)?|email address)$/i,
  firstName: /^(first ?name|given ?name|pr[ée]nom|first)$/i,
  lastName: /^(last ?name|family ?name|surname|nom( de famille)?|last|name)$/i,
}

const headed = ['email', 'firstName', 'lastName', 'fullName'] as const

const emailSchema = z.email().check(z.maxLength(254))

export const isEmail = (text: string) => emailSchema.safeParse(text.trim().toLowerCase()).success

/** SC11: what each column seems to be, and whether the first line names them. */
export function guessColumns(rows: readonly (readonly string[])[]): {
  readonly columns: readonly RosterColumn[]
  readonly hasHeading: boolean
} {
  const width = Math.max(0, ...rows.slice(0, 200).map(row => row.length))
  const named = Array.from({ length: width }, (_, at) => namedColumn(rows[0]?.[at] ?? ''))
  const hasHeading = named.some(name => name !== undefined) && !(rows[0] ?? []).some(isEmail)
  const sample = rows.slice(hasHeading ? 1 : 0, 200)
  const share = (at: number, test: (cell: string) => boolean) =>
    sample.filter(row => test(row[at]?.trim() ?? '')).length
  const columns = Array.from({ length: width }, (): RosterColumn => 'ignore')
  const free = (at: number) => columns[at] === 'ignore'
  const give = (column: RosterColumn, at: number | undefined) => {
    if (at !== undefined && at >= 0 && !columns.includes(column)) columns[at] = column
  }
  if (hasHeading) {
    for (const column of headed) give(column, named.indexOf(column))
  }
  const byEmail = columns.map((_, at) => share(at, cell => cell.includes('@')))
  const best = Math.max(0, ...byEmail)
  if (best > 0) give('email', byEmail.indexOf(best))
  const words = columns
    .map((_, at) => at)
    .filter(at => free(at) && share(at, cell => /\p{L}/u.test(cell)) > 0)
  if (columns.includes('fullName')) return { columns, hasHeading }
  if (!columns.includes('firstName')) give('firstName', words.shift())
  else words.splice(0, words.length, ...words.filter(free))
  if (!columns.includes('lastName')) give('lastName', words.filter(free)[0])
  return { columns: alone(columns, sample), hasHeading }
}

/** One column of names, most of them of several words, holds whole names, whatever its heading calls it. */
function alone(
  columns: readonly RosterColumn[],
  sample: readonly (readonly string[])[],
): readonly RosterColumn[] {
  const names = columns.flatMap((column, at) => (column === 'firstName' || column === 'lastName' ? at : []))
  const [at] = names
  if (at === undefined || names.length > 1) return columns
  const words = sample.map(row => row[at]?.trim().split(/\s+/).length ?? 0)
  return words.filter(count => count > 1).length * 2 > sample.length ? columns.with(at, 'fullName') : columns
}

function namedColumn(cell: string): RosterColumn | undefined {
  const word = cell.trim().replace(/\s+/g, ' ')
  return headed.find(column => headings[column].test(word))
}

/** SC11: each line that says anything, with what is wrong about it; the same address twice is one person. */
export function readRoster(
  rows: readonly (readonly string[])[],
  columns: readonly RosterColumn[],
  hasHeading: boolean,
): RosterLine[] {
  const seen = new Set<string>()
  return rows.slice(hasHeading ? 1 : 0).flatMap(row => {
    const cell = (column: RosterColumn) => row[columns.indexOf(column)]?.trim().replace(/\s+/g, ' ') ?? ''
    const [first = '', ...rest] = cell('fullName').split(' ')
    const person = {
      firstName: cell('firstName') || first,
      lastName: cell('lastName') || rest.join(' '),
      email: cell('email').toLowerCase(),
    }
    if (!person.firstName && !person.lastName && !person.email) return []
    const fault = faultOf(person, seen)
    seen.add(person.email)
    return [{ ...person, fault }]
  })
}

function faultOf(
  { firstName, lastName, email }: RosterPerson,
  seen: ReadonlySet<string>,
): RosterFault | null {
  if (!isEmail(email)) return 'email'
  if (!`${firstName}${lastName}` || [...firstName].length > 200 || [...lastName].length > 200) return 'name'
  return seen.has(email) ? 'twice' : null
}
