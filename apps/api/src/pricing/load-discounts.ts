import type { Discount } from '@teamloom/commerce/pricing/price-cart.ts'
import { welcomeDiscounts } from '@teamloom/commerce/pricing/welcome-discount.ts'
import { and, eq, ne } from 'drizzle-orm'
import { preorders } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** What the person's next order request is reduced by. */
export async function loadDiscounts(tx: Tx, userId: string): Promise<Discount[]> {
  const earlier = await tx
    .select({ id: preorders.id })
    .from(preorders)
    .where(and(eq(preorders.userId, userId), ne(preorders.status, 'cancelled')))
    .limit(1)
  return welcomeDiscounts(earlier.length > 0)
}
