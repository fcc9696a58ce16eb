import { createHash } from 'node:crypto'
import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'

type Item = { readonly itemId: string; readonly sizes: readonly SizeQuantity[] }

/** OR44: another number for whatever else a cart holds: other items, put in anew, or other quantities. */
export function cartRevision(items: readonly Item[]): number {
  const lines = items.map(({ itemId, sizes }) => {
    const wanted = sizes.filter(({ qty }) => qty > 0).map(({ name, qty }) => `${name}=${qty}`)
    return [itemId, ...wanted.toSorted()].join(' ')
  })
  return createHash('sha256').update(lines.toSorted().join('\n')).digest().readUIntBE(0, 6)
}
