import { findSetting } from '@teamloom/commerce/house/areas/index.ts'
import type { SettingEffects } from '@teamloom/contract/settings.ts'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { cartItems, designs, preorderItems, preorders } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

const mostCounted = 10_000

/** What a change of these settings meets: carts, and what is ordered and stays as it is. */
export async function countEffects(tx: Reader, keys: readonly string[]): Promise<SettingEffects> {
  const products = [
    ...new Set(
      keys.flatMap(key => {
        const setting = findSetting(key)
        return setting?.area.area === 'prices' ? setting.subject : []
      }),
    ),
  ]
  if (products.length === 0) return { carts: 0, designs: 0, requests: 0 }
  const ofProducts = inArray(designs.product, products)
  const carts = tx
    .selectDistinct({ id: cartItems.userId })
    .from(cartItems)
    .innerJoin(designs, eq(designs.id, cartItems.designId))
    .where(and(ofProducts, isNull(designs.deletedAt)))
    .limit(mostCounted)
  const requests = tx
    .selectDistinct({ id: preorderItems.preorderId })
    .from(preorderItems)
    .innerJoin(designs, eq(designs.id, preorderItems.designId))
    .innerJoin(preorders, eq(preorders.id, preorderItems.preorderId))
    .where(and(ofProducts, sql`${preorders.status} not in ('delivered', 'cancelled')`))
    .limit(mostCounted)
  return {
    carts: await count(tx, sql`${carts}`),
    designs: 0,
    requests: await count(tx, sql`${requests}`),
  }
}

async function count(tx: Reader, of: SQL): Promise<number> {
  const [found] = await tx.rows<{ n: number }>(sql`select count(*)::int as n from (${of}) as found`)
  return found?.n ?? 0
}
