import { isSpare, type Line, type Person } from './line.ts'

/** People's lines of the sizes in which fewer are ordered than they have: whose they are, in their order. */
export function heldByPeople(lines: readonly Line[]): Line[] {
  const short = new Set(lines.flatMap(line => (isSpare(line) && line.qty < 0 ? [line.size] : [])))
  return lines.filter(line => !isSpare(line) && line.qty > 0 && short.has(line.size))
}

/** How a line is called in a sentence: its person's name, else what it says. */
export function calledOf({
  person,
  words,
}: Pick<Line, 'words'> & { readonly person?: Person | null | undefined }): string {
  const name = person ? `${person.first_name} ${person.last_name}`.trim() || (person.email ?? '') : ''
  return name || Object.values(words ?? {}).join(' ')
}
