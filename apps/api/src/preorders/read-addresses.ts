import type { Address } from '@teamloom/commerce/addresses/address.ts'
import { addressCalls } from '@teamloom/contract/preorders.ts'
import { ok } from '@teamloom/kit/result.ts'
import { desc, eq } from 'drizzle-orm'
import { preorders } from '#api/db/tables.ts'
import { reads } from '#api/http/handler.ts'

export const readAddresses = reads(addressCalls.mine, async ({ actor }, tx) => {
  const [last] = await tx
    .select({ shipping: preorders.shippingAddress, billing: preorders.billingAddress })
    .from(preorders)
    .where(eq(preorders.userId, actor.id))
    .orderBy(desc(preorders.createdAt))
    .limit(1)
  return ok({
    shippingAddress: (last?.shipping as Address | undefined) ?? null,
    billingAddress: (last?.billing as Address | undefined) ?? null,
  })
})
