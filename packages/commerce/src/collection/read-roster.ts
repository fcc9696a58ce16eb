import type { RosterColumn } from './guess-columns.ts'
import { personKey } from './name-key.ts'
import { nameOfAddress } from './name-of-address.ts'
import { emailFaultOf } from './roster-email.ts'

/** The most people that are kept at once. */
export const mostPeople = 3000

export type RosterPerson = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** On their jersey, as it was typed: `07`; empty when none is known. */
  readonly number: string
}

export type RosterFault = 'email' | 'accents' | 'name' | 'letters' | 'twice'

export type RosterLine = RosterPerson & { readonly fault: RosterFault | null }

/** How the cells of pasted lines are parted; a comma may stand in a name, anything in a title or a cell of several lines. */
export function rosterDelimiter(text: string): '\t' | ';' | ',' {
  const all = text.split(/\r\n|\r|\n/).filter(line => line.trim() !== '')
  const people = all.filter(line => line.includes('@'))
  const lines = people.length > 0 ? people : all
  return (['\t', ';'] as const).find(each => lines.every(line => line.includes(each))) ?? ','
}

const nameColumns = ['firstName', 'lastName', 'fullName', 'lastFirst'] as const

/** SC11: each line that says anything, with what is wrong about it; the same name at the same address is one person. */
export function readRoster(
  rows: readonly (readonly string[])[],
  columns: readonly RosterColumn[],
  hasHeading: boolean,
): RosterLine[] {
  const seen = new Set<string>()
  const isNamed = nameColumns.some(column => columns.includes(column))
  return rows.slice(hasHeading ? 1 : 0).flatMap(row => {
    const cells = row.map(each => each.trim().replace(/\s+/g, ' '))
    const cell = (column: RosterColumn) =>
      cells.find((each, at) => columns[at] === column && each !== '') ?? ''
    const email = cell('email')
      .replace(/^<(.*)>$/, '$1')
      .toLowerCase()
    // Of a list of addresses alone.
    const called = isNamed ? cell('fullName') : nameOfAddress(email)
    const whole = columns.includes('lastFirst')
      ? splitName(cell('lastFirst'), true)
      : splitName(called, false)
    const person = {
      firstName: cell('firstName') || whole.firstName,
      lastName: cell('lastName') || whole.lastName,
      email,
      number: cell('number').replace(/^#\s?/, ''),
    }
    if (!person.firstName && !person.lastName && !person.email) return []
    const fault = faultOf(person, seen)
    seen.add(personKey(person))
    return [{ ...person, fault }]
  })
}

/** `Zoé Bélanger`, `Bélanger, Zoé`; of the last name first `Bélanger Zoé`, `DE LA TOUR Léa`. */
function splitName(
  text: string,
  isLastFirst: boolean,
): { readonly firstName: string; readonly lastName: string } {
  const comma = text.indexOf(',')
  if (comma > 0) return { lastName: text.slice(0, comma).trim(), firstName: text.slice(comma + 1).trim() }
  const words = text.split(' ')
  if (!isLastFirst) return { firstName: words[0] ?? '', lastName: words.slice(1).join(' ') }
  const given = words.findIndex(word => word !== word.toUpperCase())
  const at = Math.max(1, given)
  return { lastName: words.slice(0, at).join(' '), firstName: words.slice(at).join(' ') }
}

function faultOf(person: RosterPerson, seen: ReadonlySet<string>): RosterFault | null {
  const { firstName, lastName, email, number } = person
  const emailFault = emailFaultOf(email)
  if (emailFault) return emailFault
  const isLong = [firstName, lastName].some(name => [...name].length > 200) || [...number].length > 20
  if (`${firstName}${lastName}`.includes('\ufffd')) return 'letters'
  if (!`${firstName}${lastName}` || isLong) return 'name'
  return seen.has(personKey(person)) ? 'twice' : null
}
