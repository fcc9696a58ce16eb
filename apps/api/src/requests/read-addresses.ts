import type { Address } from '@teamloom/commerce/addresses/address.ts'
import { addressCalls } from '@teamloom/contract/preorders.ts'
import { ok } from '@teamloom/kit/result.ts'
import { desc, eq } from 'drizzle-orm'
import { preorders } from '#api/db/tables.ts'
import { reads } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** The addresses of somebody's last request. */
export async function loadAddresses(tx: Reader, userId: string) {
  const [last] = await tx
    .select({ shipping: preorders.shippingAddress, billing: preorders.billingAddress })
    .from(preorders)
    .where(eq(preorders.userId, userId))
    .orderBy(desc(preorders.createdAt))
    .limit(1)
  return {
    shippingAddress: (last?.shipping as Address | undefined) ?? null,
    billingAddress: (last?.billing as Address | undefined) ?? null,
  }
}

export const readAddresses = reads(addressCalls.mine, async ({ actor }, tx) =>
  ok(await loadAddresses(tx, actor.id)),
)
