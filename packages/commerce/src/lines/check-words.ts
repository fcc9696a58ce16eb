import { mostLetters } from '@teamloom/design/word-schema.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { isSpare, type Line } from './line.ts'
import type { WordSlot } from './problems/problem.ts'

/** How many letters words have, as people count them. */
const lettersOf = (text: string) => [...text].length

/**
 * What cannot be made of a list is refused with the line and the slot that it is about: words of more than thirty letters,
 * a letter that the slot's font does not have, none where somebody's must not be empty. `missingLetter`: the first of a
 * text that the font of a slot lacks.
 */
export function checkWords(
  lines: readonly Line[],
  slots: readonly WordSlot[],
  missingLetter: (slotId: string, text: string) => string | undefined,
) {
  for (const [at, line] of lines.entries()) {
    for (const { id, mayBeEmpty } of slots) {
      const text = line.words?.[id] ?? ''
      const told = (message: string) => ({ issues: [{ path: `lines.${at}.words.${id}`, message }] })
      if (text === '') {
        if (mayBeEmpty || isSpare(line) || line.qty <= 0) continue
        return refuse('word_required', { ...told('is required'), line: at + 1 })
      }
      if (lettersOf(text) > mostLetters) {
        const facts = { line: at + 1, most: mostLetters, text }
        return refuse('too_long', { ...told(`at most ${mostLetters} characters`), ...facts })
      }
      const letter = missingLetter(id, text)
      if (letter !== undefined)
        return refuse('missingLetter', { ...told(`the font lacks ${letter}`), letter })
    }
  }
  return ok(lines)
}
