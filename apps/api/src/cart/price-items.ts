import type { Product } from '@teamloom/catalog/definition.ts'
import { asOffered, type House } from '@teamloom/commerce/house/house.ts'
import type { WordedPieces } from '@teamloom/commerce/lines/worded-pieces.ts'
import { type ItemPricing, type PriceTerms, priceItem } from '@teamloom/commerce/pricing/price-item.ts'
import { completeSizes, offeredSizes, type SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { and, eq, sql } from 'drizzle-orm'
import { existingDesign, isDesignOpenToPerson } from '#api/access/open-designs.ts'
import { newestInCart } from '#api/cart/newest-in-cart.ts'
import { cartItems, designs, projects } from '#api/db/tables.ts'
import { restingColumns } from '#api/designs/kept-of-designs.ts'
import { loadOutlines } from '#api/designs/outlines.ts'
import { prepared, type Reader } from '#api/platform/database/database.ts'
import { inSlices } from '#api/platform/slices.ts'
import { outlinedTermsOf } from '#api/pricing/price-terms.ts'
import { toAnswer } from '#api/pricing/pricing-answer.ts'

const userId = sql.placeholder('userId')

const orderedColumns = { sizes: cartItems.sizes, worded: cartItems.worded }

const openItemsOf = prepared('open_cart_items_of', tx =>
  tx
    .select({ ...restingColumns, ...orderedColumns, itemId: cartItems.id, teamId: projects.teamId })
    .from(cartItems)
    .innerJoin(designs, eq(designs.id, cartItems.designId))
    .innerJoin(projects, eq(projects.id, designs.projectId))
    .where(and(eq(cartItems.userId, userId), existingDesign, isDesignOpenToPerson(userId)))
    .orderBy(...newestInCart),
)

/** What each item of the cart costs, and whose design it is; documents are not read for it. */
export async function priceItems(tx: Reader, ofUser: string, currency: Currency, house: House) {
  const rows = await openItemsOf(tx).execute({ userId: ofUser })
  const outlines = await loadOutlines(tx, rows)
  const priced = await inSlices(rows, row => {
    const known = outlines(row.id)
    const outline = known && asOffered(house, known)
    const price = outline && priceOffered(row, outline.product, outlinedTermsOf(outline), currency)
    if (!price) return []
    return [{ id: row.itemId, design_id: row.id, teamId: row.teamId, pricing: toAnswer(price.pricing) }]
  })
  return priced.flat()
}

/** The quantities of the sizes that are offered, and their price. */
export function priceOffered(
  wanted: { readonly sizes: readonly SizeQuantity[]; readonly worded: WordedPieces },
  product: Product,
  terms: PriceTerms,
  currency: Currency,
): { readonly sizes: readonly SizeQuantity[]; readonly pricing: ItemPricing } | undefined {
  const offered = offeredSizes(product).map(({ name }) => name)
  const known = wanted.sizes.filter(({ name }) => offered.includes(name))
  const sizes = completeSizes(product, known)
  if (!sizes.ok) return undefined
  return { sizes: sizes.value, pricing: priceItem(terms, sizes.value, currency, wanted.worded) }
}
