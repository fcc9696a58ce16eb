import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'

type Line = { readonly design_id: string; readonly sizes: readonly SizeQuantity[] }

/** `20261126-3F9A`: the day (`YYYY-MM-DD`), and what is in the cart; the same cart has the same number all day. */
export function quotationNumber(day: string, lines: readonly Line[]): string {
  const content = lines
    .map(({ design_id: id, sizes }) => `${id} ${sizes.map(({ name, qty }) => `${name} ${qty}`).join()}`)
    .toSorted()
    .join('\n')
  return `${day.replaceAll('-', '')}-${sixteenBitsOf(content).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Sixteen bits of a text by the hash of Fowler, Noll and Vo (FNV-1a), folded. */
function sixteenBitsOf(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return (hash >>> 16) ^ (hash & 0xffff)
}
