import { isOrdered, type PreorderStatus, preorderStatuses } from '@teamloom/commerce/preorders/status.ts'
import type { StaffListFilter } from '@teamloom/contract/staff-list.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { type SQL, sql } from 'drizzle-orm'
import { filterOf } from '#api/orders/narrow-listed.ts'
import { type Amounts, type Priced, requestPrices } from '#api/orders/request-prices.ts'
import { byteOrderMark, decimalCell, formulaStart, separators } from '#api/platform/csv.ts'
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
  regexp_replace(coalesce(${value}, ''), ${formulaStart.source}, '''', 'g'), '"', '""') || '"'`

const lineOf = (cells: readonly SQL[], locale: Locale) =>
  sql.join(cells.map(cell), sql` || ${separators[locale]}::text || `)

/** As the staff's list says it. */
const statusWords: Readonly<Record<Locale, Readonly<Record<PreorderStatus, string>>>> = {
  en: {
    intent: 'Sent',
    inreviewbydesigner: 'In review by designer',
    inreviewbycustomer: 'In review by customer',
    purchased: 'Purchased',
    inproduction: 'In production',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  fr: {
    intent: 'Envoyée',
    inreviewbydesigner: 'En révision par le designer',
    inreviewbycustomer: 'En révision par le client',
    purchased: 'Achetée',
    inproduction: 'En production',
    shipped: 'Expédiée',
    delivered: 'Livrée',
    cancelled: 'Annulée',
  },
}

/** The text columns before the amounts and after them. */
const cellsOf = (locale: Locale) => ({
  before: [
    sql`preorder.number::text`,
    sql`placed.number::text`,
    sql`(${JSON.stringify(statusWords[locale])}::jsonb ->> preorder.status)`,
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
  ],
  after: [
    sql`coalesce(nullif(invoice_number, ''), placed.number::text)`,
    sql`external_quote`,
    sql`project_number`,
  ],
})

const orderedStatuses = preorderStatuses.filter(isOrdered)

/** So many are read and priced at a time: others are served in between. */
const perPage = 2000

/** OR23: what a staff list is narrowed to, newest first, each with its amounts as its totals say them. */
export async function csvOf(
  tx: Tx,
  filter: StaffListFilter & { readonly ordersOnly: boolean },
  locale: Locale,
): Promise<string> {
  const { rows: found } = await tx.execute<{ id: string }>(sql`
    select id from preorders where id in (select preorder_id from preorder_listings where ${await filterOf(tx, filter)})
    order by created_at desc, number desc`)
  const priceOf = requestPrices(tx)
  const lines = [columns[locale].map(name => `"${name}"`).join(separators[locale])]
  for (let at = 0; at < found.length; at += perPage)
    lines.push(
      ...(await linesOf(
        tx,
        found.slice(at, at + perPage).map(({ id }) => id),
        priceOf,
        locale,
      )),
    )
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

type Line = Priced & {
  readonly status: PreorderStatus
  readonly before: string
  readonly after: string
  readonly invoiced: Amounts | null
}

async function linesOf(
  tx: Tx,
  ids: readonly string[],
  priceOf: ReturnType<typeof requestPrices>,
  locale: Locale,
): Promise<string[]> {
  const cells = cellsOf(locale)
  const { rows } = await tx.execute<Line>(sql`
    select preorder.id, preorder.status, preorder.currency, preorder.discounts,
      ${lineOf(cells.before, locale)} as before, ${lineOf(cells.after, locale)} as after, last_invoice.content as invoiced
    from preorders preorder join users customer on customer.id = preorder.user_id
      left join orders placed on placed.preorder_id = preorder.id
      left join lateral (
        select jsonb_build_object('subtotal', content -> 'subtotal', 'discounts', content -> 'discounts',
          'shipping', content -> 'shipping', 'tax', content -> 'tax', 'total', content -> 'total') as content
        from invoices where order_id = placed.id order by revision desc limit 1
      ) last_invoice on preorder.status in ${orderedStatuses}
    where preorder.id in ${ids}
    order by preorder.created_at desc, preorder.number desc`)
  const prices = await priceOf(rows.filter(({ status }) => !isOrdered(status) && status !== 'cancelled'))
  return rows.map(({ id, before: start, after: end, invoiced }) => {
    const amounts = invoiced ?? prices.get(id)
    const { subtotal = null, discounts = null, shipping = null, tax = null, total = null } = amounts ?? {}
    const dollars = [subtotal, discounts, shipping, tax, total].map(cents =>
      cents === null ? '""' : `"${decimalCell(cents / 100, locale, 2)}"`,
    )
    return [start, ...dollars, end].join(separators[locale])
  })
}
