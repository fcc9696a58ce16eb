import { newSince, totalsOf } from '@teamloom/commerce/collection/collected-totals.ts'
import { priceItem } from '@teamloom/commerce/pricing/price-item.ts'
import { completeSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { CartItem } from '@teamloom/contract/cart.ts'
import { openChecksOf } from '@teamloom/design/open-checks.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { loadCollected } from '#api/cart/load-collected.ts'
import { cartItems, designs } from '#api/db/tables.ts'
import { type DesignRow, openDesign, selectOpenDesigns } from '#api/designs/load-design.ts'
import { presentState } from '#api/designs/present-state.ts'
import { toAnswer } from '#api/orders/pricing-answer.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { priceTermsOf } from '#api/pricing/price-terms.ts'

type CartRow = typeof cartItems.$inferSelect

/** The person's cart, newest first; a design that they can no longer open, or that is outdated, is not in it. */
export async function loadCart(
  tx: Tx,
  userId: string,
  currency: Currency,
  origin: string,
  only?: readonly string[],
): Promise<CartItem[]> {
  const rows = await tx
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.userId, userId), only ? inArray(cartItems.id, [...only]) : undefined))
    .orderBy(desc(cartItems.createdAt), desc(cartItems.id))
  if (rows.length === 0) return []
  const ids = rows.map(row => row.designId)
  const opened = await selectOpenDesigns(tx, { kind: 'person', id: userId }, inArray(designs.id, ids))
  const collected = await loadCollected(tx, ids)
  const byId = new Map(opened.map(design => [design.id, design]))
  return rows.flatMap(row => {
    const entries = collected.get(row.designId) ?? []
    return presentItem(row, byId.get(row.designId), entries, currency, origin) ?? []
  })
}

function presentItem(
  row: CartRow,
  design: DesignRow | undefined,
  collectedSizes: CartItem['collectedSizes'],
  currency: Currency,
  origin: string,
): CartItem | undefined {
  const opened = design && openDesign(design)
  if (!design?.projectId || !opened) return undefined
  const known = row.sizes.filter(size => opened.product.sizes.some(offered => offered.name === size.name))
  const sizes = completeSizes(opened.product, known)
  if (!sizes.ok) return undefined
  const pricing = priceItem(priceTermsOf(opened), sizes.value, currency)
  return {
    id: row.id,
    design_id: row.designId,
    designName: design.name,
    projectId: design.projectId,
    projectName: design.projectName ?? '',
    designState: presentState(design, opened, origin),
    sizes: sizes.value.map(size => ({ ...size })),
    pricing: toAnswer(pricing),
    collectedSizes,
    collected: presentCollected(row, collectedSizes, sizes.value),
    openChecks: openChecksOf(opened.document, opened.product),
  }
}

/** SC6: what has come or gone since the quantities were taken over. */
function presentCollected(
  { collected }: CartRow,
  entries: CartItem['collectedSizes'],
  sizes: CartItem['sizes'],
): CartItem['collected'] {
  if (!collected) return null
  const totals = totalsOf(
    entries,
    sizes.map(({ name }) => name),
  )
  return { takenAt: collected.takenAt, newSizes: newSince(totals, collected.sizes) }
}
