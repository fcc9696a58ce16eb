import type { Order } from '@teamloom/contract/orders.ts'
import type { Preorder } from '@teamloom/contract/preorders.ts'
import { describe, expect, it } from 'vitest'
import { entryOfOrder, entryOfPreorder, mergedEntries } from '#web/data/order-entry.ts'

function preorderWith(invoice: object, createdAt = '2026-11-21T10:00:00.000Z'): Preorder {
  return {
    preorder: { id: createdAt, number: 7, status: 'intent', created_at: createdAt },
    type: 'preorder',
    user: { first_name: 'Maya', last_name: 'Tremblay', email: 'maya@example.com' },
    invoice: { invoice_number: null, currency: 'cad', discounts: [], taxes: [], tax: null, ...invoice },
    purchasedItems: [],
    itemsCount: 0,
    paymentMethod: 'bank_transfer',
    promoCode: null,
  } as unknown as Preorder
}

const discounts = [
  { id: 'first-order', name: 'first_order', amount: 5000 },
  { id: 'x', name: 'Friends', amount: 15_000 },
]

describe('an order request as a line of my orders', () => {
  it('has no taxes and no invoice number yet', () => {
    const entry = entryOfPreorder(preorderWith({ subtotal: 100, shipping: 20, total: 120 }))
    expect(entry).toMatchObject({
      kind: 'preorder',
      number: '7',
      taxes: null,
      invoiceNumber: null,
      total: 120,
    })
  })

  it('shows discounts that sum to what was granted', () => {
    const whole = entryOfPreorder(
      preorderWith({ discounts, subtotal: 100_000, shipping: 500, total: 80_500 }),
    )
    expect(whole.discounts.map(discount => discount.amount)).toEqual([5000, 15_000])
    const capped = entryOfPreorder(preorderWith({ discounts, subtotal: 10_000, shipping: 500, total: 500 }))
    expect(capped.discounts.map(discount => discount.amount)).toEqual([2500, 7500])
  })

  it('keeps to-be-determined as it is', () => {
    const entry = entryOfPreorder(preorderWith({ discounts, subtotal: null, shipping: null, total: null }))
    expect(entry).toMatchObject({ subtotal: null, total: null, discounts })
  })
})

it('lists requests and orders newest first, an order in place of its request', () => {
  const sums = { subtotal: 1, shipping: 0, total: 1 }
  const older = preorderWith(sums, '2026-04-12T10:00:00.000Z')
  const newer = preorderWith(sums, '2026-11-21T10:00:00.000Z')
  const ordered = preorderWith(sums, '2026-01-05T10:00:00.000Z')
  const order = {
    ...ordered,
    order: {
      id: 'order',
      number: 20_001,
      status: 'purchased',
      created_at: '2026-09-03T10:00:00.000Z',
      preorder_id: ordered.preorder.id,
      preorder_number: 7,
    },
    invoice: { ...ordered.invoice, tax: 0 },
    techpack: null,
  } as unknown as Order
  const entries = mergedEntries([newer, older, { ...ordered, promoCode: 'ROW27' }], [order])
  expect(entries.map(entry => entry.kind)).toEqual(['preorder', 'order', 'preorder'])
  expect(entries[1]).toMatchObject({ number: '20001', requestNumber: '7', promoCode: 'ROW27' })
})

it('shows what an order was granted, its taxes apart', () => {
  const request = preorderWith({ discounts, subtotal: 10_000, shipping: 500, total: 575 })
  const order = {
    ...request,
    order: { id: 'order', number: 1, status: 'closed', created_at: '2026-09-03T10:00:00.000Z' },
    invoice: {
      ...request.invoice,
      tax: 75,
      taxes: [{ jurisdiction: 'CA', name: 'GST', percentage: 5, amount: 25 }],
    },
    techpack: null,
  } as unknown as Order
  expect(entryOfOrder(order).discounts.map(discount => discount.amount)).toEqual([2500, 7500])
})
