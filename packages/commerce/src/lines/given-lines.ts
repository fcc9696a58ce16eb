import { isSpare, type Line, type Person } from './line.ts'
import { quantitiesOf } from './quantities-of.ts'

/** A line as its organiser gives it: new without an id. */
export type GivenLine = {
  readonly id?: string | undefined
  readonly size: string
  readonly qty: number
  readonly person: Person | null
  readonly words: Readonly<Record<string, string>>
}

type Known = {
  readonly before: readonly Line[]
  /** The names of the product's sizes: they are the ids of spares, which nobody's line has. */
  readonly sizeNames: readonly string[]
  /** Whose the answers are, by their ids: nobody else's name is kept beside one. */
  readonly answered: ReadonlyMap<string, Person>
  readonly newId: () => string
}

/**
 * A whole list as it is kept, in place of `before`: one spare a size for what is nobody's and says nothing, never so far
 * below zero that fewer than none are ordered. Lines of `before` itself, which is given with them, stay as they are.
 */
export function givenLines(
  given: readonly (GivenLine | Line)[],
  { before, sizeNames, answered, newId }: Known,
): Line[] {
  const sizes = new Set([...sizeNames, ...given.map(({ size }) => size)])
  const heldBefore = before.filter(line => !isSpare(line))
  const kept = new Set(heldBefore.map(({ id }) => id))
  const asTheyAre = new Set<GivenLine | Line>(heldBefore)
  const spares: { size: string; qty: number }[] = []
  const held: Line[] = []
  for (const line of given) {
    if (isKeptIn(asTheyAre, line)) {
      held.push(line)
      continue
    }
    const { id, size, qty, person: own, words: all = {} } = line
    const words = Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''))
    const hasWords = Object.keys(words).length > 0
    const person = own && isSomebody(own) ? own : null
    const isOwn = id !== undefined && !sizes.has(id)
    if (isNobodys({ person, words }) && !(isOwn && kept.has(id))) {
      spares.push({ size, qty })
      continue
    }
    const next = { id: isOwn ? id : newId(), size, qty, ...(hasWords ? { words } : {}) }
    const answer = answered.get(next.id)
    held.push(answer && (!person || isSame(person, answer)) ? next : { ...next, person })
  }
  const heldIn = new Map(quantitiesOf(held).map(({ name, qty }) => [name, qty]))
  return [
    ...quantitiesOf(spares).map(({ name, qty }) => ({
      id: name,
      size: name,
      qty: Math.max(qty, -(heldIn.get(name) ?? 0)),
    })),
    ...held,
  ]
}

const isKeptIn = (lines: ReadonlySet<GivenLine | Line>, line: GivenLine | Line): line is Line =>
  lines.has(line)

/** Nobody is named, and it says nothing. */
export function isNobodys({ person, words }: Pick<GivenLine, 'person' | 'words'>): boolean {
  return !(person && isSomebody(person)) && Object.values(words).every(text => text === '')
}

const isSomebody = ({ first_name, last_name, email }: Person) =>
  first_name !== '' || last_name !== '' || Boolean(email)

const isSame = (one: Person, other: Person) =>
  one.first_name === other.first_name &&
  one.last_name === other.last_name &&
  (one.email ?? '') === (other.email ?? '')
