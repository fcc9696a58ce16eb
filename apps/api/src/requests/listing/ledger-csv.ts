import type { PaymentMethod } from '@teamloom/commerce/payments/ledger.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { sql } from 'drizzle-orm'
import { byteOrderMark, separators } from '#api/platform/csv.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { dayOf, dollarCells, headOf, lineOf } from '#api/requests/listing/csv-cells.ts'
import { type Filter, filterOf } from '#api/requests/listing/narrow-listed.ts'

const columns: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Number',
    'Date',
    'Recorded on',
    'Kind',
    'Method',
    'State',
    'Order',
    'Request',
    'Invoice',
    'Organization',
    'First name',
    'Last name',
    'Email',
    'Reference',
    'Recorded by',
    'Currency',
    'Amount',
  ],
  fr: [
    'Numéro',
    'Date',
    'Inscrit le',
    'Genre',
    'Mode',
    'État',
    'Commande',
    'Demande',
    'Facture',
    'Organisation',
    'Prénom',
    'Nom',
    'Courriel',
    'Référence',
    'Inscrit par',
    'Devise',
    'Montant',
  ],
}

const kindWords = {
  en: { payment: 'Payment', refund: 'Refund', correction: 'Correction' },
  fr: { payment: 'Paiement', refund: 'Remboursement', correction: 'Correction' },
} as const

const methodWords: Readonly<Record<Locale, Readonly<Record<PaymentMethod, string>>>> = {
  en: {
    card: 'Card',
    bank_transfer: 'Bank transfer',
    interac: 'Interac',
    cheque: 'Cheque',
    cash: 'Cash',
  },
  fr: {
    card: 'Carte',
    bank_transfer: 'Virement bancaire',
    interac: 'Interac',
    cheque: 'Chèque',
    cash: 'Comptant',
  },
}

const stateWords = {
  en: { booked: 'Booked', pending: 'Pending', failed: 'Failed' },
  fr: { booked: 'Inscrit', pending: 'En attente', failed: 'Échoué' },
} as const

const cellsOf = (locale: Locale) => [
  sql`entry.number::text`,
  dayOf(sql`entry.received_at`),
  dayOf(sql`entry.created_at`),
  sql`(${JSON.stringify(kindWords[locale])}::jsonb ->> case when entry.reverses is not null then 'correction'
    when entry.amount < 0 then 'refund' else 'payment' end)`,
  sql`(${JSON.stringify(methodWords[locale])}::jsonb ->> entry.method)`,
  sql`(${JSON.stringify(stateWords[locale])}::jsonb ->> entry.state)`,
  sql`placed.number::text`,
  sql`preorder.number::text`,
  sql`coalesce(nullif(invoice_number, ''), placed.number::text)`,
  sql`billing_address ->> 'organization'`,
  sql`customer.first_name`,
  sql`customer.last_name`,
  sql`customer.email`,
  sql`entry.reference`,
  sql`concat_ws(' ', recorder.first_name, recorder.last_name)`,
  sql`upper(entry.currency)`,
]

/** How many rows are read at a time: others are served in between. */
const perPage = 5000

/** OR53: payments and refunds of the requests that the filter leaves, a line each; `from` and `to` are of when they came in. */
export async function ledgerCsv(tx: Reader, filter: Filter, locale: Locale): Promise<string> {
  const { from, to, ...ofRequests } = filter
  const chosen = sql`entry.preorder_id in (select preorder_id from preorder_listings
    where ${await filterOf(tx, ofRequests)})`
  const lines = [headOf(columns[locale], locale)]
  let last: { readonly received: string; readonly number: number } | undefined
  for (;;) {
    const rows = await tx.rows<{ line: string; amount: number; received: string; number: number }>(sql`
      select ${lineOf(cellsOf(locale), locale)} as line, entry.amount::float8 as amount,
        entry.received_at::text as received, entry.number
      from ledger_entries entry join preorders preorder on preorder.id = entry.preorder_id
        join users customer on customer.id = preorder.user_id
        left join orders placed on placed.preorder_id = preorder.id
        left join users recorder on recorder.id = entry.user_id
      where ${chosen}
        and ${from ? sql`entry.received_at >= ${from}::timestamptz` : sql`true`}
        and ${to ? sql`entry.received_at < ${to}::timestamptz` : sql`true`}
        and ${last ? sql`(entry.received_at, entry.number) > (${last.received}::timestamptz, ${last.number})` : sql`true`}
      order by entry.received_at, entry.number limit ${perPage}`)
    for (const { line, amount } of rows)
      lines.push([line, dollarCells([amount], locale)].join(separators[locale]))
    last = rows.at(-1)
    if (rows.length < perPage) return `${byteOrderMark}${lines.join('\r\n')}\r\n`
  }
}
