/** `SK` of Sam Keller. */
export function initialsOf(person: { readonly firstName: string; readonly lastName: string }): string {
  return [person.firstName, person.lastName]
    .flatMap(name => [...name.trim()][0]?.toLocaleUpperCase() ?? [])
    .join('')
}
