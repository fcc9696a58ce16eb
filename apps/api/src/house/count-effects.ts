import { findSetting } from '@teamloom/commerce/house/areas/index.ts'
import { newlyRetired } from '@teamloom/commerce/house/newly-retired.ts'
import { type Offer, offeredAsBuilt } from '@teamloom/commerce/house/offered-product.ts'
import type { PlannedChange } from '@teamloom/commerce/house/plan-change.ts'
import { productNamed } from '@teamloom/commerce/house/product-named.ts'
import type { SettingEffects } from '@teamloom/contract/settings.ts'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { cartItems, designs, preorderItems, preorders } from '#api/db/tables.ts'
import { retiredPaths } from '#api/house/retired-path.ts'
import type { Reader } from '#api/platform/database/database.ts'

const mostCounted = 10_000
/** Designs of a product that are looked into: some tenths of a second. */
const mostLooked = 100_000

/** What a change of these settings meets: carts, designs that are deprecated by it, and what is ordered and stays as it is. */
export async function countEffects(tx: Reader, changes: readonly PlannedChange[]): Promise<SettingEffects> {
  const met = changes.flatMap(change => {
    const found = metBy(change)
    return found ? [found] : []
  })
  if (met.length === 0) return { carts: 0, designs: 0, requests: 0 }
  const products = [...new Set(met.map(({ product }) => product))]
  const carts = tx
    .selectDistinct({ id: cartItems.userId })
    .from(cartItems)
    .innerJoin(designs, eq(designs.id, cartItems.designId))
    .where(and(isNull(designs.deletedAt), or(...met.map(({ isMet }) => isMet))))
    .limit(mostCounted)
  const requests = tx
    .selectDistinct({ id: preorderItems.preorderId })
    .from(preorderItems)
    .innerJoin(designs, eq(designs.id, preorderItems.designId))
    .innerJoin(preorders, eq(preorders.id, preorderItems.preorderId))
    .where(
      and(inArray(designs.product, products), sql`${preorders.status} not in ('delivered', 'cancelled')`),
    )
    .limit(mostCounted)
  return {
    carts: await count(tx, sql`${carts}`),
    designs: await countDesigns(
      tx,
      met.filter(({ deprecates }) => deprecates),
    ),
    requests: await count(tx, sql`${requests}`),
  }
}

type Met = {
  readonly product: string
  /** A condition on a row of designs. */
  readonly isMet: SQL
  readonly deprecates: boolean
}

function metBy({ key, was, value }: PlannedChange): Met | undefined {
  const setting = findSetting(key)
  const product = setting?.subject
  if (!setting || !product) return undefined
  const ofProduct = eq(designs.product, product)
  if (setting.area.area === 'prices') return { product, isMet: ofProduct, deprecates: false }
  if (setting.area.area !== 'offer') return undefined
  const { all, of } = newlyRetired((was ?? offeredAsBuilt) as Offer, (value ?? offeredAsBuilt) as Offer)
  if (all) return { product, isMet: ofProduct, deprecates: true }
  const paths = retiredPaths(productNamed(product), of).map(
    path => sql`${designs.document} @? ${path}::text::jsonpath`,
  )
  const isMet = paths.length > 0 ? and(ofProduct, or(...paths)) : undefined
  return isMet && { product, isMet, deprecates: true }
}

/** Customers' own; an order's copies stay as they are. */
async function countDesigns(tx: Reader, met: readonly Met[]): Promise<number> {
  let found = 0
  for (const { product, isMet } of met) {
    const looked = tx
      .select({ document: designs.document, product: designs.product })
      .from(designs)
      .where(and(eq(designs.product, product), isNull(designs.deletedAt), isNull(designs.preorderId)))
      .limit(mostLooked)
      .as('designs')
    found += await count(tx, sql`select 1 from ${looked} where ${isMet} limit ${mostCounted}`)
  }
  return Math.min(found, mostCounted)
}

async function count(tx: Reader, of: SQL): Promise<number> {
  const [found] = await tx.rows<{ n: number }>(sql`select count(*)::int as n from (${of}) as found`)
  return found?.n ?? 0
}
