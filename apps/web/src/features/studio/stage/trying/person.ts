import type { Slot, Words } from '@teamloom/design/slots.ts'

/** Somebody who is tried: what they have for the slots, in a size. */
export type TriedPerson = { readonly words: Words; readonly size: string }

/** As the picker calls them: “RIVERA 10”. */
export function nameOf(slots: readonly Slot[], { words }: Pick<TriedPerson, 'words'>): string {
  return slots.flatMap(({ id }) => words[id] || []).join(' ')
}

/** Nobody: the samples. */
export function sampleWords(slots: readonly Slot[]): Words {
  return Object.fromEntries(slots.map(({ id, sample }) => [id, sample]))
}
