import { type BookedEntry, bookedTaxes, taxOf, totalOf } from '@teamloom/commerce/accounting/books.ts'
import { accounts, journalOf } from '@teamloom/commerce/accounting/journal.ts'
import type { BookFormat } from '@teamloom/contract/book-formats.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { writeCsv } from '#api/platform/csv.ts'

const headings: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Kind',
    'Number',
    'Booked on',
    'Date',
    'Invoice',
    'Order',
    'Request',
    'Customer',
    'Province',
    'Country',
    'Currency',
    'Before taxes',
    'GST',
    'HST',
    'QST',
    'PST',
    'Taxes',
    'Total',
    'Received',
    'Method',
    'Reference',
  ],
  fr: [
    'Genre',
    'Numéro',
    'Inscrit le',
    'Date',
    'Facture',
    'Commande',
    'Demande',
    'Client',
    'Province',
    'Pays',
    'Devise',
    'Avant taxes',
    'TPS',
    'TVH',
    'TVQ',
    'TVP',
    'Taxes',
    'Total',
    'Reçu',
    'Mode',
    'Référence',
  ],
}

const kinds: Readonly<Record<Locale, Readonly<Record<BookedEntry['kind'], string>>>> = {
  en: {
    invoice: 'Invoice',
    adjustment: 'Adjustment',
    void: 'Void',
    payment: 'Payment',
    refund: 'Refund',
    correction: 'Correction',
  },
  fr: {
    invoice: 'Facture',
    adjustment: 'Ajustement',
    void: 'Annulation',
    payment: 'Paiement',
    refund: 'Remboursement',
    correction: 'Correction',
  },
}

const dollars = (cents: Cents) => cents / 100

type Cells = (string | number)[]

function rowOf(entry: BookedEntry, locale: Locale): Cells {
  return [
    kinds[locale][entry.kind],
    entry.number,
    entry.bookedOn,
    entry.datedOn,
    entry.invoice,
    entry.order ?? '',
    entry.request,
    entry.customer,
    entry.province,
    entry.country,
    entry.currency.toUpperCase(),
    ...[
      entry.net,
      ...bookedTaxes.map(name => entry.taxes[name]),
      taxOf(entry),
      totalOf(entry),
      entry.received,
    ].map(dollars),
    entry.method ?? '',
    entry.reference ?? '',
  ]
}

/** What a journal says in words, in English, as the programs that read it have their columns. */
const memoOf = (entry: BookedEntry) =>
  `${kinds.en[entry.kind]} ${entry.number}${entry.kind === 'payment' || entry.kind === 'refund' ? `, invoice ${entry.invoice || 'none yet'}` : ''}, request ${entry.request}`

/** `12/31/2026`, which QuickBooks Online takes in either region once it is told. */
const usDate = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

/** BK4: columns of QuickBooks Online’s import of journal entries (Settings, Import data, Journal entries; 2026). */
function quickbooksRows(entries: readonly BookedEntry[]): Cells[] {
  const head = [
    '*JournalNo',
    '*JournalDate',
    '*Currency',
    'Memo',
    '*AccountName',
    'Debits',
    'Credits',
    'Description',
    'Name',
  ]
  const rows = entries.flatMap((entry, at) =>
    journalOf(entry).map(({ account, amount }) => [
      `TL-${entry.bookedOn}-${at + 1}`,
      usDate(entry.bookedOn),
      entry.currency.toUpperCase(),
      memoOf(entry),
      accounts[account].name,
      amount > 0 ? dollars(amount) : '',
      amount < 0 ? dollars(-amount) : '',
      entry.reference ?? '',
      account === 'receivable' ? entry.customer : '',
    ]),
  )
  return [head, ...rows]
}

/** BK4: columns of Xero’s import of manual journals (Accounting, Manual journals, Import; 2026), in which debits are above nothing. */
function xeroRows(entries: readonly BookedEntry[]): Cells[] {
  const head = ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount']
  const rows = entries.flatMap((entry, at) =>
    journalOf(entry).map(({ account, amount }) => [
      `TL-${entry.bookedOn}-${at + 1} ${memoOf(entry)}`,
      entry.bookedOn,
      `${entry.customer}, ${entry.currency.toUpperCase()}`,
      accounts[account].code,
      'Tax Exempt',
      dollars(amount),
    ]),
  )
  return [head, ...rows]
}

/** The books as a file; for programs in English, with a point in numbers. */
export function writeBooks(entries: readonly BookedEntry[], format: BookFormat, locale: Locale): string {
  if (format === 'quickbooks') return writeCsv(quickbooksRows(entries), 'en')
  if (format === 'xero') return writeCsv(xeroRows(entries), 'en')
  return writeCsv([[...headings[locale]], ...entries.map(entry => rowOf(entry, locale))], locale)
}
