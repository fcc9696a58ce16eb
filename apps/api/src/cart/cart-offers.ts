import { type Granted, grantOffers } from '@teamloom/commerce/offers/grant-offers.ts'
import { totalOrder } from '@teamloom/commerce/pricing/total-order.ts'
import type { CartItem } from '@teamloom/contract/cart.ts'
import type { Cents, Currency } from '@teamloom/kit/money.ts'
import { eq, inArray } from 'drizzle-orm'
import { designs, projects } from '#api/db/tables.ts'
import { type LoadedOffers, loadOffers } from '#api/offers/load-offers.ts'
import type { Tx } from '#api/platform/database/database.ts'

type Asked = {
  readonly userId: string
  readonly currency: Currency
  readonly items: readonly Pick<CartItem, 'design_id' | 'pricing'>[]
  readonly code: string | null
  readonly now: Date
}

type CartOffers = Granted & Pick<LoadedOffers, 'code'> & { readonly subtotal: Cents | null }

/** What a request of the cart would be reduced by, were it placed now. */
export async function grantToCart(
  tx: Tx,
  { userId, currency, items, code, now }: Asked,
): Promise<CartOffers> {
  const teamIds = await teamsOf(
    tx,
    items.map(item => item.design_id),
  )
  const loaded = await loadOffers(tx, { userId, teamIds, currency, placedAt: now, code })
  // Of an empty cart nothing is known yet.
  const { subtotal } = items.length > 0 ? totalOrder(items.map(item => item.pricing)) : { subtotal: null }
  const ground = { subtotal, currency, placedAt: now, discounts: [], settled: [] }
  return { ...grantOffers({ ...ground, ...loaded }), code: loaded.code, subtotal }
}

/** In the designs' order. */
async function teamsOf(tx: Tx, designIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ designId: designs.id, teamId: projects.teamId })
    .from(designs)
    .innerJoin(projects, eq(projects.id, designs.projectId))
    .where(inArray(designs.id, [...designIds]))
  const byDesign = new Map(rows.map(row => [row.designId, row.teamId]))
  return [...new Set(designIds.flatMap(id => byDesign.get(id) ?? []))]
}
