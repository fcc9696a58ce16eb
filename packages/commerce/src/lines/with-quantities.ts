import type { SizeQuantity } from '../pricing/size-quantities.ts'
import { isSpare, type Line } from './line.ts'
import { linesOf, quantitiesOf } from './quantities-of.ts'

/**
 * Lines that come to these quantities; a size that is not named comes to none. Lines of people and of words stay as they
 * are, what is more or fewer is spare. The cart does the same in the statement that saves it.
 */
export function withQuantities(lines: readonly Line[], sizes: readonly SizeQuantity[]): Line[] {
  const held = lines.filter(line => !isSpare(line))
  const sums = new Map(quantitiesOf(held).map(({ name, qty }) => [name, qty]))
  const named = new Set(sizes.map(({ name }) => name))
  const others = [...sums.keys()].filter(name => !named.has(name)).map(name => ({ name, qty: 0 }))
  const spares = [...sizes, ...others].map(({ name, qty }) => ({ name, qty: qty - (sums.get(name) ?? 0) }))
  return [...linesOf(spares), ...held]
}
