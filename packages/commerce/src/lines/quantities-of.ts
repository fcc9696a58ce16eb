import { isSame } from '../orders/is-same.ts'
import type { SizeQuantity } from '../pricing/size-quantities.ts'
import type { Line } from './line.ts'

/** Pieces by size: the sums of lines, sizes in the order in which they come first. `quantities_of` of the database. */
export function quantitiesOf(lines: readonly Pick<Line, 'size' | 'qty'>[]): SizeQuantity[] {
  const sums = new Map<string, number>()
  for (const { size, qty } of lines) sums.set(size, (sums.get(size) ?? 0) + qty)
  return [...sums].map(([name, qty]) => ({ name, qty }))
}

/** One line a size, those of none too. `sizes`: each once. */
export function linesOf(sizes: readonly SizeQuantity[]): Line[] {
  return sizes.map(({ name, qty }) => ({ id: name, size: name, qty }))
}

/** Whether they come to the same, whosever they are, in whatever order; a size of none is as if it were not named. */
export function haveSameQuantities(one: readonly Line[], other: readonly Line[]): boolean {
  return isSame(orderedQuantities(quantitiesOf(one)), orderedQuantities(quantitiesOf(other)))
}

/** How many of each size of which there are some. */
export function orderedQuantities(sizes: readonly SizeQuantity[]): Readonly<Record<string, number>> {
  return Object.fromEntries(sizes.flatMap(({ name, qty }) => (qty === 0 ? [] : [[name, qty]])))
}
