import type { SizeQuantity } from '../pricing/size-quantities.ts'
import { isSpare, type Line } from './line.ts'
import { linesOf, quantitiesOf } from './quantities-of.ts'

/**
 * Lines that come to these quantities; a size that is not named comes to none. Lines of people and of words stay as they
 * are, what is more or fewer is spare. `with_quantities` of the database, for the cart.
 */
export function withQuantities(lines: readonly Line[], sizes: readonly SizeQuantity[]): Line[] {
  const held = lines.filter(line => !isSpare(line))
  const taken = held.map(({ size, qty }) => ({ size, qty: -qty }))
  return [...linesOf(quantitiesOf([...linesOf(sizes), ...taken])), ...held]
}
