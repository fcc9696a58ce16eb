/**
 * SC11, SC26: what tells the people of one address apart. Case, accents, hyphens and where a first name ends are no
 * difference; empty of who has no name.
 */
export function nameKey({
  firstName,
  lastName,
}: {
  readonly firstName: string
  readonly lastName: string
}): string {
  return `${firstName} ${lastName}`
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s.'’-]+/g, ' ')
    .trim()
}

/** SC26: one person of an address, as a key. */
export const personKey = (person: {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}): string => personKeyOf(person.email, nameKey(person))

/** `personKey` of a name whose key is known. */
export const personKeyOf = (email: string, name: string): string => `${email.toLowerCase()}\n${name}`
