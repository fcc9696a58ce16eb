import { mostLetters } from '@teamloom/design/word-schema.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { isSpare, type Line } from './line.ts'
import type { WordSlot } from './problems/problem.ts'

/** How many letters words have, as people count them. */
const lettersOf = (text: string) => [...text].length

type Worded = Pick<Line, 'id' | 'size' | 'qty' | 'words'>

export type WordRefusal = 'missingLetter' | 'too_long' | 'word_required'

/** Why what a line says in a slot cannot be made; null where it can. */
export function refusalOfWord(
  line: Worded,
  { id, mayBeEmpty }: Pick<WordSlot, 'id' | 'mayBeEmpty'>,
  missingLetter: (slotId: string, text: string) => string | undefined,
): WordRefusal | null {
  const text = line.words?.[id] ?? ''
  if (text === '') return mayBeEmpty || isSpare(line) || line.qty <= 0 ? null : 'word_required'
  if (lettersOf(text) > mostLetters) return 'too_long'
  return missingLetter(id, text) === undefined ? null : 'missingLetter'
}

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
    for (const slot of slots) {
      const refusal = refusalOfWord(line, slot, missingLetter)
      if (!refusal) continue
      const text = line.words?.[slot.id] ?? ''
      const told = (message: string) => ({ issues: [{ path: `lines.${at}.words.${slot.id}`, message }] })
      if (refusal === 'word_required') return refuse(refusal, { ...told('is required'), line: at + 1 })
      if (refusal === 'too_long') {
        const facts = { line: at + 1, most: mostLetters, text }
        return refuse(refusal, { ...told(`at most ${mostLetters} characters`), ...facts })
      }
      const letter = missingLetter(slot.id, text) ?? ''
      return refuse(refusal, { ...told(`the font lacks ${letter}`), letter })
    }
  }
  return ok(lines)
}
