import { createHash } from 'node:crypto'
import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'

type Item = {
  readonly itemId: string
  readonly sizes: readonly SizeQuantity[]
  /** Of what people's lines say, where words are their own. */
  readonly wordsHash: string | null
}

/** OR44: another number for whatever else a cart holds: other items, put in anew, other quantities or other words. */
export function cartRevision(items: readonly Item[]): number {
  const lines = items.map(({ itemId, sizes, wordsHash }) => {
    const wanted = sizes.filter(({ qty }) => qty > 0).map(({ name, qty }) => `${name}=${qty}`)
    return [itemId, ...wanted.toSorted(), ...(wordsHash ? [wordsHash] : [])].join(' ')
  })
  return createHash('sha256').update(lines.toSorted().join('\n')).digest().readUIntBE(0, 6)
}
