import { isOrdered, type PreorderStatus, preorderStatuses } from '@teamloom/commerce/preorders/status.ts'
import type { TaxLine } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { sql } from 'drizzle-orm'
import { byteOrderMark, separators } from '#api/platform/csv.ts'
import type { Reader } from '#api/platform/database/database.ts'
import {
  dayOf,
  dollarCells,
  headOf,
  lineOf,
  statusWords,
  taxAmounts,
  taxColumns,
} from '#api/requests/listing/csv-cells.ts'
import { type Filter, filterOf } from '#api/requests/listing/narrow-listed.ts'
import { type Amounts, type Priced, requestPrices } from '#api/requests/request-prices.ts'

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
    'Ordered on',
    'Invoiced on',
    ...taxColumns.en,
    'Paid',
    'Due',
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
    'Commandée le',
    'Facturée le',
    ...taxColumns.fr,
    'Payé',
    'Dû',
  ],
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
    dayOf(sql`placed.created_at`),
    dayOf(sql`last_invoice.created_at`),
  ],
})

const orderedStatuses = preorderStatuses.filter(isOrdered)

/** How many requests are read and priced at a time: others are served in between. */
const perPage = 2000

/** OR23: what a staff list is narrowed to, newest first, each with its amounts as its totals say them. */
export async function csvOf(tx: Reader, filter: Filter, locale: Locale): Promise<string> {
  const found = await tx.rows<{ id: string }>(sql`
    select id from preorders where id in (select preorder_id from preorder_listings where ${await filterOf(tx, filter)})
    order by created_at desc, number desc`)
  const priceOf = requestPrices(tx)
  const lines = [headOf(columns[locale], locale)]
  for (let at = 0; at < found.length; at += perPage) {
    const ids = found.slice(at, at + perPage).map(({ id }) => id)
    lines.push(...(await linesOf(tx, ids, priceOf, locale)))
  }
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

type Line = Priced & {
  readonly status: PreorderStatus
  readonly before: string
  readonly after: string
  readonly invoiced: (Amounts & { readonly taxes: readonly TaxLine[] }) | null
  readonly paid: number
  readonly due: number
}

async function linesOf(
  tx: Reader,
  ids: readonly string[],
  priceOf: ReturnType<typeof requestPrices>,
  locale: Locale,
): Promise<string[]> {
  const cells = cellsOf(locale)
  const rows = await tx.rows<Line>(sql`
    select preorder.id, preorder.status, preorder.currency, preorder.discounts, preorder.charges,
      ${lineOf(cells.before, locale)} as before, ${lineOf(cells.after, locale)} as after, last_invoice.content as invoiced,
      listing.paid::float8 as paid, listing.due::float8 as due
    from preorders preorder join users customer on customer.id = preorder.user_id
      join preorder_listings listing on listing.preorder_id = preorder.id
      left join orders placed on placed.preorder_id = preorder.id
      left join lateral (
        select jsonb_build_object('subtotal', content -> 'subtotal', 'discounts', content -> 'discounts',
          'shipping', content -> 'shipping', 'tax', content -> 'tax', 'total', content -> 'total',
          'taxes', content -> 'taxes') as content, created_at
        from invoices where order_id = placed.id order by revision desc limit 1
      ) last_invoice on preorder.status in ${orderedStatuses}
    where preorder.id in ${ids}
    order by preorder.created_at desc, preorder.number desc`)
  const prices = await priceOf(rows.filter(({ status }) => !isOrdered(status) && status !== 'cancelled'))
  return rows.map(({ id, before: start, after: end, invoiced, paid, due }) => {
    const amounts = invoiced ?? prices.get(id)
    const { subtotal = null, discounts = null, shipping = null, tax = null, total = null } = amounts ?? {}
    const taxes = invoiced ? taxAmounts(invoiced.taxes) : [null, null, null, null]
    return [
      start,
      dollarCells([subtotal, discounts, shipping, tax, total], locale),
      end,
      dollarCells([...taxes, paid, due], locale),
    ].join(separators[locale])
  })
}
