import type { DecorationState } from '../document.ts'

/** `wolves-crest.svg` reads `wolves-crest`; cut between characters, not inside of one. */
export function nameOf(artwork: DecorationState['artwork']): string | undefined {
  const name = artwork?.filename.replace(/\.[^.]+$/, '')
  return name && [...name].slice(0, 200).join('')
}
