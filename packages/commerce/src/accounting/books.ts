import type { Cents } from '@teamloom/kit/money.ts'
import type { PaymentMethod } from '../payments/ledger.ts'
import type { TaxLine } from '../taxes/canadian-taxes.ts'

/** Columns of taxes; Manitoba calls its provincial tax RST. */
export const bookedTaxes = ['GST', 'HST', 'QST', 'PST'] as const
export type BookedTaxes = Readonly<Record<(typeof bookedTaxes)[number], Cents>>

/** What an invoice asks for. */
export type Charged = { readonly net: Cents; readonly taxes: BookedTaxes }

/** What happened to an order’s invoice: a revision of it was issued, or none is in force any more. */
export type InvoiceMoment = { readonly at: Date; readonly charged: Charged | null }

export type InvoiceChange = Charged & {
  readonly at: Date
  readonly kind: 'invoice' | 'adjustment' | 'void'
}

/** A line of the books, booked once; amounts in cents, below nothing what goes the other way. */
export type BookedEntry = Charged & {
  readonly kind: InvoiceChange['kind'] | 'payment' | 'refund' | 'correction'
  /** The day in Toronto on which it was booked, `YYYY-MM-DD`: the period that it belongs to. */
  readonly bookedOn: string
  /** The day that it is of: of a payment that on which it came in. */
  readonly datedOn: string
  /** The number of the invoice, or of the receipt. */
  readonly number: string
  readonly order: number | null
  readonly request: number
  readonly invoice: string
  readonly customer: string
  readonly province: string
  readonly country: string
  readonly currency: string
  /** What came in; nothing of an invoice. */
  readonly received: Cents
  readonly method: PaymentMethod | null
  readonly reference: string | null
}

const none: Charged = { net: 0, taxes: { GST: 0, HST: 0, QST: 0, PST: 0 } }

/** BK2: what an invoice charges, its taxes each in its column; one whose total is to be determined charges nothing yet. */
export function chargedBy(invoice: {
  readonly total: Cents | null
  readonly taxes: readonly Pick<TaxLine, 'name' | 'amount'>[]
}): Charged {
  if (invoice.total === null) return none
  const amountOf = (...names: readonly TaxLine['name'][]) =>
    invoice.taxes.reduce((sum, { name, amount }) => (names.includes(name) ? sum + amount : sum), 0)
  const taxes = {
    GST: amountOf('GST'),
    HST: amountOf('HST'),
    QST: amountOf('QST'),
    PST: amountOf('PST', 'RST'),
  }
  return { net: invoice.total - taxOf({ taxes }), taxes }
}

export const taxOf = ({ taxes }: Pick<Charged, 'taxes'>): Cents =>
  bookedTaxes.reduce((sum, name) => sum + taxes[name], 0)

export const totalOf = (charged: Charged): Cents => charged.net + taxOf(charged)

const minus = (after: Charged, before: Charged): Charged => ({
  net: after.net - before.net,
  taxes: Object.fromEntries(
    bookedTaxes.map(name => [name, after.taxes[name] - before.taxes[name]]),
  ) as BookedTaxes,
})

const isNothing = ({ net, taxes }: Charged) => net === 0 && bookedTaxes.every(name => taxes[name] === 0)

/** BK2: by how much each moment changes what is charged, in their order; what changes nothing is not booked. Sums are what is in force. */
export function invoiceChanges(moments: readonly InvoiceMoment[]): InvoiceChange[] {
  let before = none
  const changes: InvoiceChange[] = []
  for (const { at, charged } of moments) {
    const change = minus(charged ?? none, before)
    const kind = charged === null ? 'void' : isNothing(before) ? 'invoice' : 'adjustment'
    before = charged ?? none
    if (!isNothing(change)) changes.push({ ...change, at, kind })
  }
  return changes
}
