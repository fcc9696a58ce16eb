import type { Address } from '@teamloom/commerce/addresses/address.ts'
import { shownCharges } from '@teamloom/commerce/charges/charge.ts'
import { balanceOf, orderStatusOf } from '@teamloom/commerce/orders/balance.ts'
import { isOrdered, type PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import { taxDayOf, taxRatesFor } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import { ratesLeft } from '@teamloom/commerce/taxes/tax-exemption.ts'
import type { Order } from '@teamloom/contract/orders.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { type LoadedRequest, pricingsOf, totalsOfRequest } from '#api/requests/load-requests.ts'
import { countPieces, presentItem } from '#api/requests/present-preorder.ts'

/** What is charged besides: the provinces where the house is registered. */
export type TaxRules = { readonly collectPst: readonly string[] }

/** TX2, TX3, TX8: the totals with the taxes of the delivery's province, as they were charged on the day of the order. */
export function totalsOf(loaded: LoadedRequest, { collectPst }: TaxRules) {
  const { preorder, order } = loaded
  const { address } = preorder.shippingAddress as Address
  const rates = order ? taxRatesFor(address, taxDayOf(order.createdAt), order.collectPst ?? collectPst) : []
  return {
    ...totalsOfRequest(loaded, ratesLeft(rates, preorder.taxExemption)),
    pricings: pricingsOf(loaded),
  }
}

export function presentInvoice(loaded: LoadedRequest, revision: number, rules: TaxRules): Order['invoice'] {
  const { preorder, payments } = loaded
  const order = must(loaded.order, 'order')
  const totals = totalsOf(loaded, rules)
  const status = preorder.status as PreorderStatus
  return {
    invoice_number: preorder.invoiceNumber || String(order.number),
    revision,
    isVoid: !isOrdered(status),
    currency: preorder.currency as Currency,
    customer: preorder.billingAddress as Address,
    discounts: preorder.discounts,
    charges: shownCharges(preorder.charges),
    taxExemption: preorder.taxExemption,
    subtotal: totals.subtotal,
    shipping: totals.shipping,
    tax: totals.tax,
    taxes: totals.taxes.map(line => ({ ...line })),
    total: totals.total,
    hasReachedMaximum: totals.pricings.some(pricing => pricing.hasReachedMaximum),
    paid: payments.paid,
    balance: balanceOf(status, totals.total, payments),
    receiptUrl: payments.receiptUrl,
    checkoutSessionId: payments.checkoutSessionId,
  }
}

/** Null until staff have made one. */
export function presentTechpackRef({ techpackId, preorder }: LoadedRequest): Order['techpack'] {
  return techpackId === null ? null : { id: techpackId, project_number: preorder.projectNumber }
}

/** A request that was bought, as its customer and staff have it. */
export function presentOrder(
  loaded: LoadedRequest,
  revision: number,
  origin: string,
  rules: TaxRules,
): Order {
  const { preorder, user, items, payments } = loaded
  const order = must(loaded.order, 'order')
  const invoice = presentInvoice(loaded, revision, rules)
  return {
    order: {
      id: order.id,
      number: order.number,
      status: orderStatusOf(preorder.status as PreorderStatus, invoice.balance, payments),
      created_at: order.createdAt.toISOString(),
      preorder_id: preorder.id,
      preorder_number: preorder.number,
    },
    type: 'order',
    invoice,
    shipping: preorder.shippingAddress as Address,
    user: { first_name: user.firstName, last_name: user.lastName, email: user.email },
    techpack: presentTechpackRef(loaded),
    externalQuoteNumber: preorder.externalQuote,
    itemsCount: countPieces(items),
    paymentMethod: payments.method,
    purchasedItems: items.map(item => presentItem(item, invoice.currency, origin)),
  }
}
