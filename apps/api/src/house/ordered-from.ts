import type { OrderedFrom } from '@teamloom/commerce/house/ordered-from.ts'
import { isNull } from 'drizzle-orm'
import type { Config } from '#api/config.ts'
import { orders } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** What an order keeps of the house. */
export type SettleRules = Pick<Config, 'collectPst' | 'provider' | 'transfers' | 'invoiceTerms'>

export function orderedFrom({
  provider,
  transfers,
  invoiceTerms,
}: Omit<SettleRules, 'collectPst'>): OrderedFrom {
  const { name, address, salesEmail, gstNumber, qstNumber } = provider
  return { name, address, salesEmail, gstNumber, qstNumber, paymentDays: transfers.days, invoiceTerms }
}

/** ST12: orders of before that was kept, before it changes for the first time. */
export async function keepOrderedFrom(tx: Tx, rules: SettleRules): Promise<void> {
  await tx
    .update(orders)
    .set({ terms: orderedFrom(rules) })
    .where(isNull(orders.terms))
  await tx
    .update(orders)
    .set({ collectPst: [...rules.collectPst] })
    .where(isNull(orders.collectPst))
}
