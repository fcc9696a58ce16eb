import type { Product } from '@teamloom/catalog/definition.ts'
import { type SizeQuantity, sizeNow } from '../pricing/size-quantities.ts'
import type { CarriedSlots } from './carry-lines.ts'
import { isSpare, type Line } from './line.ts'
import { withQuantities } from './with-quantities.ts'

/**
 * OR38: a list that was ordered, in the sizes that are offered now: it comes to `sizes`, people's lines of a size that was
 * withdrawn are in its successor, and those of none are left out. Words of a slot that is another now go to that one.
 */
export function renewLines(
  product: Product,
  ordered: readonly Line[],
  sizes: readonly SizeQuantity[],
  slots: CarriedSlots,
): Line[] {
  const names = new Set(sizes.map(({ name }) => name))
  const held = ordered
    .filter(line => !isSpare(line))
    .map(line => ({
      ...line,
      size: sizeNow(product, line.size),
      person: line.person ?? null,
      ...(line.words && { words: wordsNow(line.words, slots) }),
    }))
    .filter(({ size }) => names.has(size))
  return withQuantities(held, sizes)
}

/**
 * A line's words by the slots of today; words of a slot that is nowhere now stay under its id: it may only be hidden.
 */
function wordsNow(words: NonNullable<Line['words']>, slots: CarriedSlots) {
  return Object.fromEntries(Object.entries(words).map(([id, text]) => [slots.get(id) ?? id, text]))
}
