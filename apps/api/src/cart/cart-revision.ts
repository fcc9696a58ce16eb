import { createHash } from 'node:crypto'
import type { SizeQuantities } from '#api/db/tables/cart.ts'

type Item = { readonly itemId: string; readonly sizes: SizeQuantities }

/** OR44: another number for whatever else a cart holds: other items, put in anew, or other quantities. */
export function cartRevision(items: readonly Item[]): number {
  const lines = items.map(({ itemId, sizes }) => {
    const wanted = sizes.filter(({ qty }) => qty > 0).map(({ name, qty }) => `${name}=${qty}`)
    return [itemId, ...wanted.toSorted()].join(' ')
  })
  return createHash('sha256').update(lines.toSorted().join('\n')).digest().readUIntBE(0, 6)
}
