import { sql } from 'drizzle-orm'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import type { LoadedRequest } from '#api/requests/load-requests.ts'

/** Held until the transaction ends: numbers of orders and invoices are given one at a time. */
export function lockNumbers(tx: Tx): Promise<unknown> {
  return tx.execute(sql`select pg_advisory_xact_lock(7302)`)
}

/** OR48: the number of another request whose invoice has it, as its own or as its order's; undefined: none has. */
export async function findInvoiceHolder(
  tx: Reader,
  invoiceNumber: string,
  { preorder }: Pick<LoadedRequest, 'preorder'>,
): Promise<number | undefined> {
  const asOrder = /^\d{1,9}$/.test(invoiceNumber) ? Number(invoiceNumber) : null
  const rows = await tx.rows<{ number: number }>(sql`
    select number from preorders where id <> ${preorder.id} and invoice_number <> ''
      and upper(invoice_number) = upper(${invoiceNumber})
    union all select preorder.number from orders placed join preorders preorder on preorder.id = placed.preorder_id
      where placed.number = ${asOrder} and preorder.id <> ${preorder.id}
    limit 1`)
  return rows[0]?.number
}

/** The first number from `least` up that staff have given no invoice. */
export async function freeNumber(tx: Reader, least: number): Promise<number> {
  const rows = await tx.rows<{ number: number }>(sql`
    select candidate as number from generate_series(${least}::int, ${least + 10_000}::int) candidate
    where not exists (select from preorders where invoice_number <> '' and upper(invoice_number) = candidate::text)
    order by candidate limit 1`)
  return rows[0]?.number ?? least
}
