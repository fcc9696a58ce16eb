import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import { quantitiesOf } from '@teamloom/commerce/lines/quantities-of.ts'
import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'

/** What the rows come to, in the sizes that are offered; a row whose size is still to be chosen counts nowhere. */
export function quantitiesIn(rows: readonly ListRow[], sizes: readonly SizeQuantity[]): SizeQuantity[] {
  const sums = new Map(quantitiesOf(rows).map(({ name, qty }) => [name, qty]))
  return sizes.map(({ name }) => ({ name, qty: Math.max(0, sums.get(name) ?? 0) }))
}
