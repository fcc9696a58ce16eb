import { type SQL, sql } from 'drizzle-orm'

/** ST12: the days that a request's order was given to be paid; null where it keeps none. `preorderId` may be without its table. */
export function ownPaymentDays(preorderId: SQL): SQL {
  return sql`(select (ordered.terms ->> 'paymentDays')::int
    from (select preorder_id as request_id, terms from orders) ordered where ordered.request_id = ${preorderId})`
}
