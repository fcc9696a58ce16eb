import { isOrdered, preorderStatuses } from '@teamloom/commerce/preorders/status.ts'
import { sql } from 'drizzle-orm'

/**
 * OR20, PA20: what is paid of a row of `preorders` and of the `orders` that was placed, what is left of the last
 * invoice or of the deposit, less what is on its way by card, and when that was asked for. One row.
 */
export const moneyOfRequest = sql`(
  select booked.paid, since.asked_at, case when asked.cents is null then -booked.paid
    when asked.cents > booked.paid then greatest(0, asked.cents - booked.paid - awaited.cents)
    else asked.cents - booked.paid end as due
  from (select coalesce(sum(amount), 0) as paid from ledger_entries
      where preorder_id = preorder.id and state = 'booked') booked,
    (select coalesce(sum(amount), 0) as cents from card_sessions
      where preorder_id = preorder.id and state = 'processing' and currency = preorder.currency) awaited,
    (select coalesce(placed.created_at, preorder.deposit_asked_at, preorder.updated_at) as asked_at) since,
    (select case when preorder.status in ${preorderStatuses.filter(isOrdered)}
        then (select (content ->> 'total')::bigint from invoices where order_id = placed.id order by revision desc limit 1)
        when preorder.status <> 'cancelled' then preorder.deposit_cents end as cents) asked)`
