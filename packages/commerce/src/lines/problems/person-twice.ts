import type { Person } from '../line.ts'
import { nameOf } from '../person-key.ts'
import type { Problem } from './problem.ts'

type Named = { readonly at: number; readonly name: string; readonly email: string }

/**
 * One name without two addresses, or one address without two names: a person is a name with an address, several may share
 * one of them.
 */
export const personTwice: Problem<'person_twice'> = {
  key: 'person_twice',
  find: ({ lines }) => {
    const people = lines.flatMap(({ person }, at) => (person ? [named(person, at)] : []))
    return [
      ...alike(
        people,
        ({ name }) => name,
        ({ email }) => email,
      ),
      ...alike(
        people,
        ({ email }) => email,
        ({ name }) => name,
      ),
    ]
  },
}

function named(person: Person, at: number): Named {
  return { at, name: nameOf(person), email: (person.email ?? '').trim().toLowerCase() }
}

/** The places of people who share the one, and whom the other does not tell apart. */
function alike(
  people: readonly Named[],
  one: (person: Named) => string,
  other: (person: Named) => string,
): number[] {
  const groups = Map.groupBy(
    people.filter(person => one(person) !== ''),
    one,
  )
  return [...groups.values()].flatMap(same => {
    if (same.length === 1) return []
    const counts = new Map<string, number>()
    for (const person of same) counts.set(other(person), (counts.get(other(person)) ?? 0) + 1)
    const isAlone = counts.size === same.length && !counts.has('')
    if (isAlone) return []
    // Who says nothing of the other may be any of them.
    const isAny = counts.has('') && same.length > 1
    return same.filter(person => isAny || (counts.get(other(person)) ?? 0) > 1).map(({ at }) => at)
  })
}
