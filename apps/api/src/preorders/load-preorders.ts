import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Address } from '@teamloom/commerce/addresses/address.ts'
import type { PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import { totalPreorder } from '@teamloom/commerce/pricing/price-cart.ts'
import { type OrderTerms, type PriceTerms, priceItem } from '@teamloom/commerce/pricing/price-item.ts'
import { totalQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { Preorder } from '@teamloom/contract/preorders.ts'
import type { CreditLine } from '@teamloom/design/credits.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { asc, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import { toAnswer } from '#api/cart/load-cart.ts'
import { designs, preorderItems, preorders, users } from '#api/db/tables.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'
import type { Tx } from '#api/platform/database/database.ts'

type ItemRow = typeof preorderItems.$inferSelect &
  Pick<typeof designs.$inferSelect, 'family' | 'product' | 'lookKey'>

/** Order requests with their items and totals, newest first. */
export async function loadPreorders(tx: Tx, where: SQL, origin: string): Promise<Preorder[]> {
  const rows = await tx
    .select({ preorder: preorders, user: users })
    .from(preorders)
    .innerJoin(users, eq(users.id, preorders.userId))
    .where(where)
    .orderBy(desc(preorders.createdAt), desc(preorders.number))
  if (rows.length === 0) return []
  const ids = rows.map(row => row.preorder.id)
  const items = await tx
    .select({
      ...getTableColumns(preorderItems),
      family: designs.family,
      product: designs.product,
      lookKey: designs.lookKey,
    })
    .from(preorderItems)
    .innerJoin(designs, eq(designs.id, preorderItems.designId))
    .where(inArray(preorderItems.preorderId, ids))
    .orderBy(asc(preorderItems.position))
  const byPreorder = Map.groupBy(items, item => item.preorderId)
  return rows.map(({ preorder, user }) => present(preorder, user, byPreorder.get(preorder.id) ?? [], origin))
}

function present(
  row: typeof preorders.$inferSelect,
  user: typeof users.$inferSelect,
  items: readonly ItemRow[],
  origin: string,
): Preorder {
  const currency = row.currency as Currency
  const purchasedItems = items.map(item => presentItem(item, currency, origin))
  const pricings = items.map(item => priceItem(termsOf(item), item.sizes, currency))
  const totals = totalPreorder(pricings, row.discounts, currency)
  const shipping = row.shippingAddress as Address
  return {
    preorder: {
      id: row.id,
      number: row.number,
      status: row.status as PreorderStatus,
      created_at: row.createdAt.toISOString(),
    },
    type: 'preorder',
    user: { first_name: user.firstName, last_name: user.lastName, email: user.email },
    invoice: {
      invoice_number: row.invoiceNumber,
      currency,
      customer: row.billingAddress as Address,
      discounts: row.discounts,
      subtotal: totals.subtotal,
      shipping: totals.shipping,
      total: totals.total,
      tax: null,
      taxes: [],
      hasReachedMaximum: pricings.some(pricing => pricing.hasReachedMaximum),
    },
    shipping,
    promoCode: row.promoCode,
    locale: row.locale as Locale,
    itemsCount: items.reduce((sum, item) => sum + totalQuantity(item.sizes), 0),
    paymentMethod: 'bank_transfer',
    purchasedItems,
  }
}

function presentItem(item: ItemRow, currency: Currency, origin: string): Preorder['purchasedItems'][number] {
  const product = findProduct(item.family, item.product)
  const terms = termsOf(item)
  return {
    id: item.id,
    design_id: item.designId,
    original_design_id: item.originalDesignId,
    original_design_name: item.designName,
    original_team_id: item.teamId,
    designName: item.designName,
    projectName: item.projectName,
    sizes: item.sizes,
    pricing: toAnswer(priceItem(terms, item.sizes, currency)),
    designState: {
      designId: item.designId,
      product: {
        name: item.product,
        label: product?.product.label ?? { en: item.product, fr: item.product },
      },
      images: pictureUrls(origin, item.lookKey, product?.sides ?? ['front']),
      customizationPricing: { creditsUsedInDesign: terms.creditsUsed, credits: creditsOf(item) },
    },
    openChecks: item.openChecks,
  }
}

function creditsOf(item: ItemRow) {
  return (item.credits as CreditLine[]).map(line => ({ ...line }))
}

function termsOf(item: ItemRow): PriceTerms {
  const creditsUsed = creditsOf(item).reduce((sum, { credits }) => sum + credits, 0)
  return { ...(item.terms as OrderTerms), creditsUsed }
}
