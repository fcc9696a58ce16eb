import { sql } from 'drizzle-orm'
import type { Tx } from '#api/platform/database/database.ts'

/**
 * PA15: what each member's line is paid by card is what came in for it and did not go out again; one payment at least
 * must have been the whole that was asked for. What was settled by hand stays.
 */
export async function keepPaidShares(tx: Tx, preorderId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    with paid_in as (
      select session.share_id, session.amount as asked, payment.amount + coalesce((
        select sum(back.amount) from ledger_entries back
        where back.refunds = payment.id and back.state = 'booked'), 0) as kept
      from card_sessions session join ledger_entries payment on payment.session_id = session.id
      where session.preorder_id = ${preorderId} and session.share_id is not null
        and payment.state = 'booked' and payment.amount >= session.amount
    ), paid as (
      select share_id, least(max(asked), greatest(sum(kept), 0)) as amount from paid_in group by share_id
    )
    update order_shares share set
      paid_amount = nullif(paid.amount, 0),
      paid_how = case when paid.amount > 0 then 'card' end,
      paid_at = case when paid.amount > 0 then coalesce(share.paid_at, ${now.toISOString()}::timestamptz) end
    from paid where share.id = paid.share_id and share.paid_how is distinct from 'hand'`)
}
