import type { Proof } from '@teamloom/contract/proofs.ts'

export type ProofItem = Proof['items'][number]
export type Mark = NonNullable<NonNullable<ProofItem['answer']>['mark']>

/** What is typed and not sent yet. */
export type AnswerDraft = { readonly note: string; readonly mark: Mark | null }

export const noDraft: AnswerDraft = { note: '', mark: null }

/** The first that waits for an answer after this one; itself where none does. */
export function nextToAnswer(items: readonly ProofItem[], designId: string): string {
  const at = items.findIndex(item => item.designId === designId)
  const others = [...items.slice(at + 1), ...items.slice(0, at)]
  return others.find(({ state }) => state === 'open')?.designId ?? designId
}

/** What of the designs costs more than was asked, or less; undefined where a price is missing. */
export function differenceInPrice({ items, removed }: Pick<Proof, 'items' | 'removed'>): number | undefined {
  let sum = 0
  for (const { asked, proposed } of items) {
    if (proposed.total === null || (asked && asked.total === null)) return undefined
    sum += proposed.total - (asked?.total ?? 0)
  }
  for (const { total } of removed) {
    if (total === null) return undefined
    sum -= total
  }
  return sum
}
