import { type PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import type { TaxLine } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import { decimalCell, formulaStart, separators } from '#api/platform/csv.ts'

/** SC20: a cell that no spreadsheet takes for a formula. */
const cell = (value: SQL) => sql`'"' || replace(
  regexp_replace(coalesce(${value}, ''), ${formulaStart.source}, '''', 'g'), '"', '""') || '"'`

/** Cells that the database writes. */
export const lineOf = (cells: readonly SQL[], locale: Locale) =>
  sql.join(cells.map(cell), sql` || ${separators[locale]}::text || `)

export const headOf = (columns: readonly string[], locale: Locale) =>
  columns.map(name => `"${name}"`).join(separators[locale])

/** Amounts as cells, none for null. */
export const dollarCells = (amounts: readonly (Cents | null)[], locale: Locale) =>
  amounts
    .map(cents => (cents === null ? '""' : `"${decimalCell(cents / 100, locale, 2)}"`))
    .join(separators[locale])

/** A day of a time, in Toronto. */
export const dayOf = (at: SQL) => sql`to_char(${at} at time zone 'America/Toronto', 'YYYY-MM-DD')`

/** Manitoba calls its provincial tax RST. */
const columnsOfTaxes = [['GST'], ['HST'], ['QST'], ['PST', 'RST']] as const

export const taxColumns: Readonly<Record<Locale, readonly string[]>> = {
  en: ['GST', 'HST', 'QST', 'PST'],
  fr: ['TPS', 'TVH', 'TVQ', 'TVP'],
}

/** OR52: each tax in its column; those that are not charged are nothing. */
export const taxAmounts = (taxes: readonly Pick<TaxLine, 'name' | 'amount'>[]): Cents[] =>
  columnsOfTaxes.map(names =>
    taxes.filter(tax => names.some(name => name === tax.name)).reduce((sum, { amount }) => sum + amount, 0),
  )

/** The statuses' names as the staff's list says them. */
export const statusWords: Readonly<Record<Locale, Readonly<Record<PreorderStatus, string>>>> = {
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
