import type { AskedSlot } from '@teamloom/contract/collection-shape.ts'
import type { Words } from '@teamloom/design/slots.ts'

/** What a line says, in the order of the slots. */
export function wordsText(slots: readonly AskedSlot[] = [], words: Words = {}): string {
  return slots.flatMap(({ id }) => words[id] || []).join(' ')
}

/** Whether all is said that must not be left out, in letters that can be made. */
export function isWhole(slots: readonly AskedSlot[] = [], words: Words = {}): boolean {
  const isSaid = ({ id, mayBeEmpty }: AskedSlot) => mayBeEmpty || (words[id] ?? '').trim() !== ''
  return slots.every(isSaid) && missingOfLine(slots, words) === undefined
}

/** The first letter of a text that a slot's letters have not, as the text is kept. */
export function missingOf({ letters }: Pick<AskedSlot, 'letters'>, text = ''): string | undefined {
  return [...text.trim().normalize('NFC')].find(letter => letters && !letters.includes(letter))
}

/** The first letter of what a line says that cannot be made. */
export function missingOfLine(slots: readonly AskedSlot[] = [], words: Words = {}): string | undefined {
  return slots.map(slot => missingOf(slot, words[slot.id])).find(letter => letter !== undefined)
}
