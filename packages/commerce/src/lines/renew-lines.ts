import type { Product } from '@teamloom/catalog/definition.ts'
import type { SizeQuantity } from '../pricing/size-quantities.ts'
import { isSpare, type Line } from './line.ts'
import { withQuantities } from './with-quantities.ts'

/**
 * OR38: a list that was ordered, in the sizes that are offered now: it comes to `sizes`, people's lines of a size that was
 * withdrawn are in its successor, and those of none are left out.
 */
export function renewLines(
  product: Product,
  ordered: readonly Line[],
  sizes: readonly SizeQuantity[],
): Line[] {
  const names = new Set(sizes.map(({ name }) => name))
  const held = ordered
    .filter(line => !isSpare(line))
    .map(line => {
      const size = product.sizes.find(({ name }) => name === line.size)?.successor ?? line.size
      return { ...line, size, person: line.person ?? null }
    })
    .filter(({ size }) => names.has(size))
  return withQuantities(held, sizes)
}
