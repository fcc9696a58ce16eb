import { eq } from 'drizzle-orm'
import { ledgerEntries } from '#api/db/tables.ts'
import { tellRefund } from '#api/payments/hear-provider.ts'
import { RefundRefused } from '#api/platform/card/card-payments.ts'
import type { Dependencies } from '#api/services.ts'

/** PA5: asks the provider to give back what an entry says; asked again, it does so once. */
export async function refundCard(
  { entryId }: { readonly entryId: string },
  { database, jobs, card, now }: Pick<Dependencies, 'database' | 'jobs' | 'card' | 'now'>,
): Promise<void> {
  const [entry] = await database.read.select().from(ledgerEntries).where(eq(ledgerEntries.id, entryId))
  if (!card || !entry?.refunds || entry.state !== 'pending') return
  const [payment] = await database.read
    .select({ paymentId: ledgerEntries.providerId })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.id, entry.refunds))
  if (!payment?.paymentId) return
  const found = await card
    .refund({ entryId, paymentId: payment.paymentId, amount: -entry.amount })
    .catch((error: unknown) => {
      if (error instanceof RefundRefused) return null
      throw error
    })
  await database.write(async tx => {
    const [changed] = await tx
      .update(ledgerEntries)
      .set(found === null ? { state: 'failed' } : { providerId: found })
      .where(eq(ledgerEntries.id, entryId))
      .returning()
    if (found === null && changed) await tellRefund(tx, changed, { now: now(), jobs })
  })
}
