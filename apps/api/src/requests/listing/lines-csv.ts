import { chargeKindLabel, chargeLabel } from '@teamloom/commerce/charges/charge.ts'
import { isOrdered, type PreorderStatus, preorderStatuses } from '@teamloom/commerce/preorders/status.ts'
import { linesOf } from '@teamloom/commerce/pricing/invoice-lines.ts'
import { lineOfCharge } from '@teamloom/commerce/pricing/total-order.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { sql } from 'drizzle-orm'
import { byteOrderMark, separators, textCell } from '#api/platform/csv.ts'
import type { Reader } from '#api/platform/database/database.ts'
import type { InvoiceContent } from '#api/requests/invoices/issue-invoice.ts'
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

const columns: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Invoice',
    'Order',
    'Request',
    'Ordered on',
    'Invoiced on',
    'Status',
    'Organization',
    'First name',
    'Last name',
    'Email',
    'Province',
    'Country',
    'Currency',
    'Line',
    'Kind',
    'Project',
    'Pieces',
    'Amount',
    'Discount',
    'Shipping',
    ...taxColumns.en,
    'Total',
    'Paid',
    'Due',
  ],
  fr: [
    'Facture',
    'Commande',
    'Demande',
    'Commandée le',
    'Facturée le',
    'Statut',
    'Organisation',
    'Prénom',
    'Nom',
    'Courriel',
    'Province',
    'Pays',
    'Devise',
    'Ligne',
    'Genre',
    'Projet',
    'Pièces',
    'Montant',
    'Rabais',
    'Livraison',
    ...taxColumns.fr,
    'Total',
    'Payé',
    'Dû',
  ],
}

const garment: Readonly<Record<Locale, string>> = { en: 'Garment', fr: 'Vêtement' }

const beforeLine = (locale: Locale) => [
  sql`last_invoice.content ->> 'invoiceNumber'`,
  sql`placed.number::text`,
  sql`preorder.number::text`,
  dayOf(sql`placed.created_at`),
  dayOf(sql`last_invoice.created_at`),
  sql`(${JSON.stringify(statusWords[locale])}::jsonb ->> preorder.status)`,
  sql`shipping_address ->> 'organization'`,
  sql`customer.first_name`,
  sql`customer.last_name`,
  sql`customer.email`,
  sql`shipping_address #>> '{address,state}'`,
  sql`shipping_address #>> '{address,country}'`,
  sql`upper(preorder.currency)`,
]

/** How many rows are read at a time: others are served in between. */
const perPage = 1000

type Invoiced = {
  readonly before: string
  readonly content: InvoiceContent
  readonly paid: number
  readonly due: number
}

/**
 * OR52: invoices in force, newest order first, a line each of their lines with its part of discounts and of each tax;
 * what is paid and due stands on an invoice's first, so that columns sum.
 */
export async function linesCsv(tx: Reader, filter: Filter, locale: Locale): Promise<string> {
  const found = await tx.rows<{ id: string }>(sql`
    select preorder_id as id from preorder_listings where ${await filterOf(tx, { ...filter, ordersOnly: true })}
      and status in ${preorderStatuses.filter(status => isOrdered(status as PreorderStatus))}
    order by created_at desc, preorder_id desc`)
  const lines = [headOf(columns[locale], locale)]
  for (let at = 0; at < found.length; at += perPage) {
    const ids = found.slice(at, at + perPage).map(({ id }) => id)
    const rows = await tx.rows<Invoiced>(sql`
      select ${lineOf(beforeLine(locale), locale)} as before, last_invoice.content,
        listing.paid::float8 as paid, listing.due::float8 as due
      from preorders preorder join users customer on customer.id = preorder.user_id
        join preorder_listings listing on listing.preorder_id = preorder.id
        join orders placed on placed.preorder_id = preorder.id
        cross join lateral (select content, created_at from invoices where order_id = placed.id
          order by revision desc limit 1) last_invoice
      where preorder.id in ${ids}
      order by preorder.created_at desc, preorder.id desc`)
    for (const row of rows) lines.push(...linesOfInvoice(row, locale))
  }
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

function linesOfInvoice({ before, content, paid, due }: Invoiced, locale: Locale): string[] {
  const { items, charges = [], taxes } = content
  const named = [
    ...items.map(({ designName, projectName, qty }) => ({
      cells: [designName ?? projectName, garment[locale], projectName, String(qty)],
    })),
    ...charges.map(charge => ({
      cells: [chargeLabel(charge)[locale], chargeKindLabel(charge.kind)[locale], '', ''],
    })),
  ]
  const shared = linesOf(
    [
      ...items.map(({ qty, priceOfShippingPerUnit, total }) => {
        const shipping = qty * (priceOfShippingPerUnit ?? 0)
        return { subtotal: (total ?? 0) - shipping, shipping, isTaxed: true }
      }),
      ...charges.map(lineOfCharge),
    ],
    content.subtotal === null ? 0 : content.discounts,
    taxes.map(({ amount }) => amount),
  )
  return shared.map((line, index) => {
    const own = taxes.map(({ name }, at) => ({ name, amount: line.taxes[at] ?? 0 }))
    const isFirst = index === 0
    return [
      before,
      ...named[index]!.cells.map(textCell),
      dollarCells(
        [
          line.subtotal,
          line.discount,
          line.shipping,
          ...taxAmounts(own),
          line.total,
          isFirst ? paid : null,
          isFirst ? due : null,
        ],
        locale,
      ),
    ].join(separators[locale])
  })
}
