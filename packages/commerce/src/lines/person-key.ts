import { nameKey, personKeyOf } from '../collection/name-key.ts'
import type { Line, Person } from './line.ts'

/** Several look for the same people of a list, and folding a name takes microseconds. */
const names = new WeakMap<Person, string>()

/** What tells people apart by name alone; empty of who has none. */
export function nameOf(person: Person): string {
  const known = names.get(person)
  if (known !== undefined) return known
  const name = nameKey({ firstName: person.first_name, lastName: person.last_name })
  names.set(person, name)
  return name
}

/** Whose a line is, as a key: a name at an address. Undefined where nobody is named. */
export function personOf({ person }: Pick<Line, 'person'>): string | undefined {
  if (!person) return undefined
  const [name, email] = [nameOf(person), person.email ?? '']
  return name === '' && email === '' ? undefined : personKeyOf(email, name)
}
