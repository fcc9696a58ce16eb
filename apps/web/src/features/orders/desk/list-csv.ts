import type { TFunction } from 'i18next'
import { unparse } from 'papaparse'
import { readStaffList, type StaffListQuery } from '#web/data/desk.ts'
import type { OrderEntry } from '#web/features/orders/order-entry.ts'

/** Lines that a file has at most: what a spreadsheet opens at once. */
export const mostCsvLines = 10_000

/** All that the filters leave, as a file for spreadsheets: a line each, amounts with a point. */
export async function csvOfList(query: StaffListQuery, t: TFunction): Promise<Blob> {
  const entries: OrderEntry[] = []
  for (let pageNumber = 1; entries.length < mostCsvLines; pageNumber += 1) {
    const page = await readStaffList({ ...query, itemsPerPage: 100, pageNumber })
    entries.push(...page.items)
    if (page.items.length < 100) break
  }
  return new Blob([csvText(entries, t)], { type: 'text/csv;charset=utf-8' })
}

const columns = [
  'number',
  'placed',
  'status',
  'customer',
  'email',
  'organization',
  'city',
  'province',
  'pieces',
  'currency',
  'subtotal',
  'discounts',
  'shipping',
  'taxes',
  'total',
  'invoice',
  'quote',
  'project',
] as const

export function csvText(entries: readonly OrderEntry[], t: TFunction): string {
  const rows = entries.map(entry => {
    const { organization, address } = entry.shippingAddress
    return [
      entry.number,
      entry.createdAt.toISOString(),
      t(`desk.statuses.${entry.status}`),
      entry.customer,
      entry.email,
      organization,
      address.city,
      address.state,
      entry.itemsCount,
      entry.currency.toUpperCase(),
      dollars(entry.subtotal),
      dollars(sum(entry.discounts)),
      dollars(entry.shipping),
      dollars(entry.taxes && sum(entry.taxes)),
      dollars(entry.total),
      entry.invoiceNumber,
      entry.quoteNumber,
      entry.projectNumber,
    ]
  })
  // The mark at the beginning tells a spreadsheet that letters have accents; what begins as a formula is a text.
  return `\ufeff${unparse([columns.map(column => t(`desk.csv.${column}`)), ...rows], { escapeFormulae: true })}`
}

function sum(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((all, { amount }) => all + amount, 0)
}

function dollars(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2)
}
