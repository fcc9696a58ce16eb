import type { Words } from '@teamloom/design/slots.ts'

/** Words that say something; undefined where none does. */
export function spokenWords(words: Words | undefined): Words | undefined {
  const spoken = Object.entries(words ?? {}).filter(([, text]) => text !== '')
  return spoken.length > 0 ? Object.fromEntries(spoken) : undefined
}

/** A text that is equal for equal words, in whatever order; empty where nothing is said. */
export function wordsKey(words: Words | null | undefined): string {
  const spoken = Object.entries(spokenWords(words ?? undefined) ?? {})
  return spoken.length > 0 ? JSON.stringify(spoken.toSorted(([a], [b]) => (a < b ? -1 : 1))) : ''
}
