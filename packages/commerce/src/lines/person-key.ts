import { nameKey, personKey } from '../collection/name-key.ts'
import type { Line, Person } from './line.ts'

/** What tells people apart by name alone; empty of who has none. */
export function nameOf({ first_name, last_name }: Person): string {
  return nameKey({ firstName: first_name, lastName: last_name })
}

/** Whose a line is, as a key: a name at an address. Undefined where nobody is named. */
export function personOf({ person }: Pick<Line, 'person'>): string | undefined {
  if (!person || (nameOf(person) === '' && !person.email)) return undefined
  const { first_name, last_name, email } = person
  return personKey({ email: email ?? '', firstName: first_name, lastName: last_name })
}
