import type { AskedSlot } from '@teamloom/contract/collection-shape.ts'
import type { Words } from '@teamloom/design/slots.ts'

/** What a line says, in the order of the slots. */
export function wordsText(slots: readonly AskedSlot[] = [], words: Words = {}): string {
  return slots.flatMap(({ id }) => words[id] || []).join(' ')
}

/** Whether all is said that must not be left out. */
export function isWhole(slots: readonly AskedSlot[] = [], words: Words = {}): boolean {
  return slots.every(({ id, mayBeEmpty }) => mayBeEmpty || (words[id] ?? '').trim() !== '')
}
