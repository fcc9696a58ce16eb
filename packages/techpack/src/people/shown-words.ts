import type { MadeLine } from './made-line.ts'
import type { PersonalPlace } from './personal-places.ts'

/**
 * A line's words as they are put on at a place, or as they were typed where that cannot be; empty where the line has
 * no words there.
 */
export function shownAt({ line, words }: MadeLine, { made, slotId }: PersonalPlace): string {
  const put = words.find(({ decorationId }) => decorationId === made.decoration.id)
  return put?.shown ?? line.words[slotId] ?? ''
}

/** What the first place of a kind says; empty where there is none. */
export function captionOf(
  person: MadeLine,
  places: readonly PersonalPlace[],
  kind: PersonalPlace['kind'],
): string {
  const [first] = places.filter(place => place.kind === kind)
  return first ? shownAt(person, first) : ''
}
