import { isEmail } from './roster-email.ts'

/** People as they stand in somebody's spreadsheet: columns in any order, with a heading or without. */

export const rosterColumns = [
  'email',
  'firstName',
  'lastName',
  'fullName',
  'lastFirst',
  'number',
  'ignore',
] as const
export type RosterColumn = (typeof rosterColumns)[number]

const who =
  '(players?|joueurs?|joueuses?|joueur(?:\\(se\\)|·se|\\.se)?|athl[eè]tes?|students?|[ée]l[eè]ves?|child|enfants?|members?|membres?|participants?e?s?)'
const first = '(first ?name|given ?name|pr[ée]nom|first)'
const last = '(last ?name|family ?name|surname|nom(?: de famille)?|last)'

const headings: Readonly<Record<Exclude<RosterColumn, 'ignore'>, RegExp>> = {
  lastFirst: new RegExp(`^${last} ?(,|et|and|&|/|-)? ?${first}$`, 'i'),
  fullName: new RegExp(
    `^((${who} )?full ?name|nom complet|name and surname|${first} ?(,|et|and|&|/|-)? ?${last})$`,
    'i',
  ),
  email: /^(adresse|.{0,30}\b(e-?mail|courriel|mail)\b.{0,20})$/i,
  firstName: new RegExp(`^(${first}|${first} .{0,3}${who}|${who} ${first})$`, 'i'),
  lastName: new RegExp(`^(${last}|name|${last} .{0,3}${who}|${who} ${last})$`, 'i'),
  number:
    /^((jersey|shirt|uniform|bib|player|chandail|maillot|dossard)?\s*(#|n[°ºo]\.?|nos?\.?|number|num\.?|num[ée]ro)?|(#|n[°ºo]\.?|num[ée]ro) (de |du )?(jersey|chandail|maillot|dossard|joueu(r|se)))$/i,
}
/** Whose name, without which of their names. */
const someone = new RegExp(`^(${who}|name of ${who}|${who} name|nom d.{1,4} ?${who})$`, 'i')

const headed = ['email', 'firstName', 'lastName', 'fullName', 'lastFirst', 'number'] as const
const names = ['firstName', 'lastName', 'fullName', 'lastFirst'] as const

/** SC11: what each column seems to be, and whether the first line names them. */
export function guessColumns(rows: readonly (readonly string[])[]): {
  readonly columns: readonly RosterColumn[]
  readonly hasHeading: boolean
} {
  const width = Math.max(0, ...rows.slice(0, 200).map(row => row.length))
  const headingAt = (at: number) => plain(rows[0]?.[at] ?? '')
  const named = namesTold(Array.from({ length: width }, (_, at) => headingAt(at)))
  const hasHeading = named.some(name => name !== undefined) && !(rows[0] ?? []).some(isEmail)
  const sample = rows.slice(hasHeading ? 1 : 0, 200)
  const columns = Array.from({ length: width }, (): RosterColumn => 'ignore')
  const free = (at: number) => columns[at] === 'ignore'
  const give = (column: RosterColumn, at: number | undefined) => {
    if (at !== undefined && at >= 0 && !columns.includes(column)) columns[at] = column
  }
  const byEmail = columns.map((_, at) => countOf(sample, at, cell => cell.includes('@')))
  // A player's own and a parent's: who lacks the one has the other.
  for (const [at, count] of byEmail.entries())
    if (count > 0 && (hasHeading ? named[at] === 'email' : isMostly(sample, at, isEmail)))
      columns[at] = 'email'
  const best = Math.max(0, ...byEmail)
  if (best > 0) give('email', byEmail.indexOf(best))
  if (hasHeading) for (const column of headed) give(column, named.indexOf(column))
  if (!hasHeading)
    give(
      'number',
      columns.findIndex((column, at) => column === 'ignore' && isMostly(sample, at, isNumber)),
    )
  const isNamed = columns.some(column => (names as readonly RosterColumn[]).includes(column))
  // A column that is called something else is no name, where the names are called so.
  const isOther = (at: number) => hasHeading && isNamed && headingAt(at) !== ''
  const words = columns
    .map((_, at) => at)
    .filter(
      at =>
        free(at) &&
        !isOther(at) &&
        !isMostly(sample, at, isSize) &&
        countOf(sample, at, cell => /\p{L}/u.test(cell)) > 0,
    )
  if (columns.includes('fullName') || columns.includes('lastFirst')) return { columns, hasHeading }
  if (!columns.includes('firstName')) give('firstName', words.shift())
  if (!columns.includes('lastName')) give('lastName', words.filter(free)[0])
  return { columns: alone(columns, sample), hasHeading }
}

type Rows = readonly (readonly string[])[]

const countOf = (rows: Rows, at: number, test: (cell: string) => boolean) =>
  rows.filter(row => test(row[at]?.trim() ?? '')).length

const isMostly = (rows: Rows, at: number, test: (cell: string) => boolean) =>
  countOf(rows, at, test) * 2 > countOf(rows, at, cell => cell !== '')

/** Whether a cell is a garment's size, in either language: `M`, `2XL`, `YM`, `TG`. */
const isSize = (cell: string) => /^(a|y|j)?(\d?x{0,4}[sl]|x{1,4}|s|m|l|\d?t?[pg]|\d?x{0,4}g)$/i.test(cell)
const isNumber = (cell: string) => /^#?\s?\d{1,3}[a-z]?$/i.test(cell)

/** One column of names, most of them of several words, holds whole names, whatever its heading calls it. */
function alone(columns: readonly RosterColumn[], sample: Rows): readonly RosterColumn[] {
  const found = columns.flatMap((column, at) => (column === 'firstName' || column === 'lastName' ? at : []))
  const [at] = found
  if (at === undefined || found.length > 1) return columns
  const words = countOf(sample, at, cell => cell.split(/\s+/).length > 1)
  return words * 2 > sample.length ? columns.with(at, 'fullName') : columns
}

const plain = (heading: string) => heading.trim().replace(/\s+/g, ' ')

/** What a heading alone calls its column; undefined: nothing of a roster. */
export function headingOf(heading: string): RosterColumn | undefined {
  const word = plain(heading)
  if (word === '') return undefined
  if (someone.test(word)) return 'firstName'
  return headed.find(column => headings[column].test(word))
}

/** Beside a player's first name, "Nom du joueur" is the last one, and "Player" may be anything. */
function namesTold(words: readonly string[]): readonly (RosterColumn | undefined)[] {
  const isSplit = words.some(word => !someone.test(word) && headingOf(word) === 'firstName')
  return words.map(word => {
    if (!isSplit || !someone.test(word)) return headingOf(word)
    return headings.lastName.test(word) ? 'lastName' : undefined
  })
}
