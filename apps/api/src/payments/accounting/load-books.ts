import {
  type BookedEntry,
  chargedBy,
  type InvoiceMoment,
  invoiceChanges,
} from '@teamloom/commerce/accounting/books.ts'
import type { PaymentMethod } from '@teamloom/commerce/payments/ledger.ts'
import { isOrdered, preorderStatuses } from '@teamloom/commerce/preorders/status.ts'
import { taxDayOf } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#api/platform/database/database.ts'

/** Days in Toronto, `YYYY-MM-DD`, the last one too. */
export type Period = { readonly from: string; readonly to: string; readonly currency?: Currency | undefined }

/** So many orders, or entries, are read at a time: others are served in between. */
const perPage = 500

const orderedStatuses = preorderStatuses.filter(isOrdered)
const zone = 'America/Toronto'

/** BK1: the moments of a period’s days. */
const isIn = (at: SQL, { from, to }: Period) =>
  sql`(${at} >= (${from}::date)::timestamp at time zone ${zone} and ${at} < (${to}::date + 1)::timestamp at time zone ${zone})`

const isOf = ({ currency }: Period) => (currency ? sql`preorder.currency = ${currency}` : sql`true`)

/** Whom an entry is about, as the request says it. */
const about = sql`preorder.number as request, placed.number as "order", preorder.currency,
  coalesce(nullif(preorder.invoice_number, ''), placed.number::text, '') as invoice,
  coalesce(nullif(preorder.billing_address ->> 'organization', ''),
    trim(concat_ws(' ', preorder.billing_address ->> 'firstName', preorder.billing_address ->> 'lastName'))) as customer,
  coalesce(preorder.shipping_address #>> '{address,state}', '') as province,
  coalesce(preorder.shipping_address #>> '{address,country}', '') as country`

type About = Pick<
  BookedEntry,
  'request' | 'order' | 'invoice' | 'customer' | 'province' | 'country' | 'currency'
>

/** All that was booked in a period, by the day and then by number. */
export async function loadBooks(tx: Reader, period: Period): Promise<BookedEntry[]> {
  const entries = [...(await loadInvoiced(tx, period)), ...(await loadPaid(tx, period))]
  const isMoney = ({ received }: BookedEntry) => (received === 0 ? 0 : 1)
  return entries.toSorted(
    (a, b) => a.bookedOn.localeCompare(b.bookedOn) || a.request - b.request || isMoney(a) - isMoney(b),
  )
}

type Moment = { readonly at: string; readonly content: Parameters<typeof chargedBy>[0] | null }

/**
 * BK2: all moments of each order that has one in the period, as a change is told by what was before it; two of one
 * moment in the order of the history.
 */
async function loadInvoiced(tx: Reader, period: Period): Promise<BookedEntry[]> {
  const entries: BookedEntry[] = []
  let last = 0
  for (;;) {
    const rows = await tx.rows<About & { readonly order: number; readonly moments: readonly Moment[] }>(sql`
      select ${about}, (
        select jsonb_agg(jsonb_build_object('at', at, 'content', content) order by at, rank)
        from (
          select created_at as at, coalesce((select number from preorder_events told where told.preorder_id = preorder.id
              and told.name = 'invoice_issued' and (told.data ->> 'revision')::int = invoices.revision limit 1), 0) as rank, jsonb_build_object('total', content -> 'total', 'taxes', content -> 'taxes') as content
          from invoices where order_id = placed.id
          union all
          select created_at, number, null from preorder_events
          where preorder_id = preorder.id and ${isVoiding}
        ) as moments
      ) as moments
      from orders placed join preorders preorder on preorder.id = placed.preorder_id
      where placed.number > ${last} and ${isOf(period)} and (
        exists (select from invoices where order_id = placed.id and ${isIn(sql`created_at`, period)})
        or exists (select from preorder_events
          where preorder_id = preorder.id and ${isVoiding} and ${isIn(sql`created_at`, period)}))
      order by placed.number limit ${perPage}`)
    for (const { moments, ...row } of rows) entries.push(...entriesOf(row, moments, period))
    last = rows.at(-1)?.order ?? last
    if (rows.length < perPage) return entries
  }
}

/** BK2: an order’s invoice is in force while it is ordered. */
const isVoiding = sql`name = 'status_updated' and data #>> '{old,status}' in ${orderedStatuses}
  and data #>> '{new,status}' not in ${orderedStatuses}`

function entriesOf(row: About, moments: readonly Moment[], { from, to }: Period): BookedEntry[] {
  const told: InvoiceMoment[] = moments.map(({ at, content }) => ({
    at: new Date(at),
    charged: content && chargedBy(content),
  }))
  return invoiceChanges(told).flatMap(({ at, ...change }) => {
    const day = taxDayOf(at)
    if (day < from || day > to) return []
    const shown = { bookedOn: day, datedOn: day, number: row.invoice }
    return [{ ...row, ...change, ...shown, received: 0, method: null, reference: null }]
  })
}

type Paid = About & {
  readonly number: number
  readonly at: string
  readonly receivedAt: string
  readonly amount: number
  readonly isCorrection: boolean
  readonly method: PaymentMethod
  readonly reference: string | null
}

/** BK1: money counts once it is booked, and is taken out of the books where it turns out that it has not gone. */
async function loadPaid(tx: Reader, period: Period): Promise<BookedEntry[]> {
  const none = { net: 0, taxes: { GST: 0, HST: 0, QST: 0, PST: 0 } }
  const booked = sql`coalesce(entry.booked_at, entry.created_at)`
  const entries: BookedEntry[] = []
  for (let at = 0; ; at += perPage) {
    const rows = await tx.rows<Paid>(sql`
      select ${about}, entry.number as number, moment.at::text as at, entry.received_at::text as "receivedAt",
        (entry.amount * moment.sign)::float8 as amount, (entry.reverses is not null or moment.sign < 0) as "isCorrection",
        entry.method, entry.reference
      from ledger_entries entry join preorders preorder on preorder.id = entry.preorder_id
        left join orders placed on placed.preorder_id = preorder.id
        cross join lateral (
          select ${booked} as at, 1 as sign where entry.state = 'booked' or entry.unbooked_at is not null
          union all select entry.unbooked_at, -1 where entry.unbooked_at is not null
        ) as moment
      where ${isOf(period)} and ${isIn(sql`moment.at`, period)}
      order by moment.at, entry.number, moment.sign desc limit ${perPage} offset ${at}`)
    for (const { at: moment, receivedAt, amount, isCorrection, number, ...row } of rows)
      entries.push({
        ...row,
        ...none,
        kind: isCorrection ? 'correction' : amount < 0 ? 'refund' : 'payment',
        bookedOn: taxDayOf(new Date(moment)),
        datedOn: taxDayOf(new Date(receivedAt)),
        number: String(number),
        received: amount,
      })
    if (rows.length < perPage) return entries
  }
}
