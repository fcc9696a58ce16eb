import { nearestFree } from '@teamloom/commerce/collection/number-range.ts'
import { type Selection, withWords } from '#web/features/collect/selection.ts'
import { loadNumbers, type refusedWords } from '#web/features/collect/server.ts'

/** The number that was taken meanwhile, and the one that stands in its place; undefined where none is known to be free. */
export type Swapped = { readonly number: string; readonly next: string | undefined }

/** All as it was picked, with the nearest free number where another was quicker. */
export async function swapNumber(
  token: string,
  selection: Selection,
  { at, slotId, facts }: NonNullable<ReturnType<typeof refusedWords>>,
): Promise<Swapped & { readonly selection: Selection }> {
  const line = selection[at]
  const number = String(facts.number ?? '')
  const read = line && (await loadNumbers(token, line.id, slotId).catch(() => undefined))
  const next = nearestFree(read?.free ?? [], number)
  if (!line || next === undefined) return { number, next: undefined, selection }
  // A person's other pieces of the design had the same.
  const has = (each: Selection[number]) => each.id === line.id && each.words?.[slotId] === number
  const swapped = selection
    .filter(has)
    .reduce((all, each) => withWords(all, each, { ...each.words, [slotId]: next }), selection)
  return { number, next, selection: swapped }
}
