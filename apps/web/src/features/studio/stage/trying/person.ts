import type { PersonsPiece } from '@teamloom/design/dress-person.ts'
import type { Slot, Words } from '@teamloom/design/slots.ts'

/** A person's piece as the picker calls it: “RIVERA 10”. */
export function nameOf(slots: readonly Slot[], { words }: Pick<PersonsPiece, 'words'>): string {
  return slots.flatMap(({ id }) => words[id] || []).join(' ')
}

/** Nobody: the samples. */
export function sampleWords(slots: readonly Slot[]): Words {
  return Object.fromEntries(slots.map(({ id, sample }) => [id, sample]))
}

/** The people of a list who have words, each garment once. */
export function peopleOf(lines: readonly PersonsPiece[]): readonly PersonsPiece[] {
  const people = new Map<string, PersonsPiece>()
  for (const { words, size } of lines)
    if (Object.values(words).some(each => each !== ''))
      people.set(JSON.stringify([words, size]), { words, size })
  return [...people.values()]
}
