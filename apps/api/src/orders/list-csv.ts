import { isOrdered, preorderStatuses } from '@teamloom/commerce/preorders/status.ts'
import type { StaffListFilter } from '@teamloom/contract/staff-list.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { type SQL, sql } from 'drizzle-orm'
import { filterOf } from '#api/orders/find-listed.ts'
import { byteOrderMark, formula } from '#api/platform/csv.ts'
import type { Tx } from '#api/platform/database/database.ts'

const columns: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Request',
    'Order',
    'Status',
    'Placed',
    'Organization',
    'First name',
    'Last name',
    'Email',
    'City',
    'Province',
    'Country',
    'Pieces',
    'Currency',
    'Subtotal',
    'Discounts',
    'Shipping',
    'Taxes',
    'Total',
    'Invoice',
    'Quote',
    'Project',
  ],
  fr: [
    'Demande',
    'Commande',
    'Statut',
    'Passée le',
    'Organisation',
    'Prénom',
    'Nom',
    'Courriel',
    'Ville',
    'Province',
    'Pays',
    'Pièces',
    'Devise',
    'Sous-total',
    'Rabais',
    'Livraison',
    'Taxes',
    'Total',
    'Facture',
    'Soumission',
    'Projet',
  ],
}

/** SC20: a cell that no spreadsheet takes for a formula. */
const cell = (value: SQL) => sql`'"' || replace(
  case when ${value} ~ ${formula.source} then '''' else '' end || coalesce(${value}, ''), '"', '""') || '"'`

/** Dollars of the invoice that is due; a request has none. */
const invoiced = (field: string) =>
  sql`to_char((last_invoice.content ->> ${field})::bigint / 100.0, 'FM9999999999990.00')`

const orderedStatuses = preorderStatuses.filter(isOrdered)

/** OR23: what a staff list is narrowed to, newest first; put together by the database, however much it is. */
export async function csvOf(
  tx: Tx,
  filter: StaffListFilter & { readonly ordersOnly: boolean },
  locale: Locale,
): Promise<string> {
  const cells = [
    sql`preorder.number::text`,
    sql`placed.number::text`,
    sql`preorder.status`,
    sql`to_char(preorder.created_at at time zone 'America/Toronto', 'YYYY-MM-DD HH24:MI')`,
    sql`shipping_address ->> 'organization'`,
    sql`customer.first_name`,
    sql`customer.last_name`,
    sql`customer.email`,
    sql`shipping_address #>> '{address,city}'`,
    sql`shipping_address #>> '{address,state}'`,
    sql`shipping_address #>> '{address,country}'`,
    sql`(select sum((size ->> 'qty')::int)::text from preorder_items item, jsonb_array_elements(item.sizes) size
      where item.preorder_id = preorder.id)`,
    sql`upper(preorder.currency)`,
    ...['subtotal', 'discounts', 'shipping', 'tax', 'total'].map(invoiced),
    sql`coalesce(nullif(invoice_number, ''), placed.number::text)`,
    sql`external_quote`,
    sql`project_number`,
  ].map(cell)
  const { rows } = await tx.execute<{ csv: string | null }>(sql`
    select string_agg(line, E'\\r\\n' order by created_at desc, number desc) as csv from (
      select preorder.created_at, preorder.number, ${sql.join(cells, sql` || ',' || `)} as line
      from preorders preorder join users customer on customer.id = preorder.user_id
        left join orders placed on placed.preorder_id = preorder.id
        left join lateral (
          select content from invoices where order_id = placed.id order by revision desc limit 1
        ) last_invoice on preorder.status in ${orderedStatuses}
      where preorder.id in (select preorder_id from preorder_listings where ${await filterOf(tx, filter)})
    ) lines`)
  const head = columns[locale].map(name => `"${name}"`).join(',')
  return `${byteOrderMark}${[head, rows[0]?.csv].filter(Boolean).join('\r\n')}\r\n`
}
