import { createHash } from 'node:crypto'
import type { Product } from '@teamloom/catalog/definition.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { House } from '@teamloom/commerce/house/house.ts'
import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'

type Item = {
  readonly itemId: string
  readonly family: string
  readonly product: string
  readonly sizes: readonly SizeQuantity[]
  /** The hash of what people's lines say, where words are their own. */
  readonly wordsHash: string | null
}

/** The lowest bits of a revision are that of the items, the twenty above them that of their prices. */
const revisionsOfItems = 2 ** 32

/**
 * OR44: another number for whatever else a cart holds: other items, put in anew, other quantities or other words; and
 * where its products have other prices than they had.
 */
export function cartRevision(items: readonly Item[], house: House): number {
  return revisionOfPrices(items, house) * revisionsOfItems + revisionOfItems(items)
}

/** Whether a cart's revision was made of these items, whatever they cost then. */
export function isOfItems(revision: number, items: readonly Item[]): boolean {
  return revision % revisionsOfItems === revisionOfItems(items)
}

function revisionOfItems(items: readonly Item[]): number {
  const lines = items.map(({ itemId, sizes, wordsHash }) => {
    const wanted = sizes.filter(({ qty }) => qty > 0).map(({ name, qty }) => `${name}=${qty}`)
    return [itemId, ...wanted.toSorted(), ...(wordsHash ? [wordsHash] : [])].join(' ')
  })
  return hash(lines.toSorted().join('\n')).readUInt32BE(0)
}

function revisionOfPrices(items: readonly Item[], house: House): number {
  const products = items.flatMap(({ family, product }) => findProduct(family, product) ?? [])
  const prices = [...new Set(products)].map(product => hashOfPrices(house.offered(product)))
  return hash(prices.toSorted().join('\n')).readUIntBE(0, 3) >> 4
}

const known = new WeakMap<Product['pricing'], string>()

function hashOfPrices({ product, pricing }: Product): string {
  const before = known.get(pricing)
  if (before) return before
  const made = `${product.name} ${hash(JSON.stringify(pricing)).toString('hex')}`
  known.set(pricing, made)
  return made
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
