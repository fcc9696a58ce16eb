import type { OrderDocument } from '@teamloom/commerce/orders/order-document.ts'
import type { preorders } from '#api/db/tables.ts'

type Row = typeof preorders.$inferSelect
/** All of a document but its items, which have rows of their own. */
type Parts = Omit<OrderDocument, 'items'>

/** The column that keeps each part of a document; one that none keeps does not compile. */
const columns: { readonly [Part in keyof Parts]: keyof Row } = {
  status: 'status',
  currency: 'currency',
  discounts: 'discounts',
  charges: 'charges',
  taxExemption: 'taxExemption',
  shippingAddress: 'shippingAddress',
  billingAddress: 'billingAddress',
  invoiceNumber: 'invoiceNumber',
  externalQuote: 'externalQuote',
  projectNumber: 'projectNumber',
  numbers: 'numbers',
}
const kept = Object.entries(columns) as [keyof Parts, keyof Row][]

export function partsIn(row: Row): Parts {
  return Object.fromEntries(kept.map(([part, column]) => [part, row[column]])) as Parts
}

export function columnsOf(parts: Parts): Partial<Row> {
  return Object.fromEntries(kept.map(([part, column]) => [column, parts[part]]))
}
