import { tshirt } from '@teamloom/catalog/products/tshirt/product.ts'
import { sumCents } from '@teamloom/kit/money.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargeKinds } from '../charges/charge.ts'
import { preorderStatuses } from '../preorders/status.ts'
import { totalOrder } from '../pricing/total-order.ts'
import { taxRatesFor } from '../taxes/canadian-taxes.ts'
import { exemptFrom, ratesLeft } from '../taxes/tax-exemption.ts'
import { editOrder, type OrderEdit } from './edit-order.ts'
import { type OrderDocument, type OrderedItem, priceOf } from './order-document.ts'
import { reasonForAll, reasonForDesign } from './voided-approvals.ts'

const sizeNames = tshirt.sizes.filter(size => size.display.displayable).map(size => size.name)
const sizesOf = (qty: number) => sizeNames.map(name => ({ name, qty: name === 'M' ? qty : 0 }))

function item(designId: string, qty = 30): OrderedItem {
  const terms = { pricing: tshirt.pricing, sizeNames, creditsUsed: 14, setPrices: {} }
  return {
    id: `item-${designId}`,
    designId,
    designName: designId,
    projectName: 'Spring',
    sizes: sizesOf(qty),
    terms,
  }
}

const address = (state: string) =>
  ({
    organization: 'Wolves',
    firstName: 'Maya',
    lastName: 'Tremblay',
    phone: '+15145550123',
    email: 'maya@example.com',
    address: { line1: '1 Main', line2: null, city: 'X', country: 'CA', state, postal_code: 'H3K 1A5' },
  }) as const

const start: OrderDocument = {
  status: 'intent',
  currency: 'cad',
  items: [item('a'), item('b', 50)],
  discounts: [{ id: 'first-order', name: 'first_order', amount: 5000, source: 'first_order' }],
  charges: [],
  taxExemption: null,
  shippingAddress: address('QC'),
  billingAddress: address('QC'),
  invoiceNumber: null,
  externalQuote: null,
  projectNumber: null,
}

const free = { hasPayments: false }
function done(document: OrderDocument, ...edits: readonly OrderEdit[]) {
  return edits.reduce(
    (now, edit) => {
      const edited = editOrder(now.document, edit, free)
      if (!edited.ok) throw new Error(edited.refusal.code)
      return { document: edited.value.document, events: [...now.events, ...edited.value.events] }
    },
    { document, events: [] as { name: string; data: unknown }[] },
  )
}
const refusalOf = (edit: OrderEdit, document = start, facts = free) => {
  const edited = editOrder(document, edit, facts)
  return edited.ok ? 'done' : edited.refusal.code
}

test('quantities are set all together, also below the minimum (OR24)', () => {
  const { document, events } = done(start, { kind: 'sizes', designId: 'a', sizes: [{ name: 'L', qty: 3 }] })
  expect(document.items[0]?.sizes.filter(({ qty }) => qty > 0)).toEqual([{ name: 'L', qty: 3 }])
  expect(events).toMatchObject([{ name: 'size_updated', data: { old: { sizes: sizesOf(30) } } }])
  expect(refusalOf({ kind: 'sizes', designId: 'z', sizes: [] })).toBe('designIdDoesntExist')
  expect(refusalOf({ kind: 'sizes', designId: 'a', sizes: [{ name: 'huge', qty: 1 }] })).toBe('unknownSize')
})

test('an item that is added reaches its minimum, one that comes back need not, the last one stays (OR25)', () => {
  expect(refusalOf({ kind: 'addItem', item: item('c', 19) })).toBe('minimum_quantity')
  expect(done(start, { kind: 'addItem', item: item('c', 1), at: 0 }).document.items[0]?.designId).toBe('c')
  const { document } = done(start, { kind: 'removeItem', designId: 'a' })
  expect(refusalOf({ kind: 'removeItem', designId: 'b' }, document)).toBe('last_item')
  expect(refusalOf({ kind: 'removeItem', designId: 'a' }, document)).toBe('designIdDoesntExist')
})

test('another currency has prices of its own, and discounts keep their cents (OR26)', () => {
  const { document, events } = done(start, { kind: 'currency', currency: 'usd' })
  expect(priceOf(document.items[0]!, 'usd').pricePerUnit).not.toBe(
    priceOf(start.items[0]!, 'cad').pricePerUnit,
  )
  expect(document.discounts).toEqual(start.discounts)
  expect(events).toEqual([
    { name: 'currency_updated', data: { old: { currency: 'cad' }, new: { currency: 'usd' } } },
  ])
  const shipping = { kind: 'shipping', address: address('ON'), currency: 'usd' } as const
  expect(done(start, shipping).events.map(({ name }) => name)).toEqual([
    'shipping_updated',
    'currency_updated',
  ])
  for (const edit of [shipping, { kind: 'currency', currency: 'usd' } as const])
    expect(refusalOf(edit, start, { hasPayments: true })).toBe('has_payments')
  expect(refusalOf({ kind: 'currency', currency: 'cad' }, start, { hasPayments: true })).toBe('done')
})

describe('discounts (OR27)', () => {
  const staffs = { id: 'x', name: 'Thanks', amount: 700 }

  test('become the list, and keep where they come from', () => {
    const kept = { id: 'first-order', name: 'first_order', amount: 6000 }
    const { document, events } = done(start, { kind: 'discounts', discounts: [kept, staffs] })
    expect(document.discounts).toEqual([
      { ...kept, source: 'first_order' },
      { ...staffs, source: 'staff' },
    ])
    expect(events.map(({ name }) => name)).toEqual(['discount_updated', 'discount_updated'])
    expect(done(document, { kind: 'discounts', discounts: [staffs] }).events).toEqual([
      { name: 'discount_removed', data: { id: 'first-order', old: { name: 'first_order', amount: 6000 } } },
    ])
  })

  test('are added, changed and removed alone', () => {
    const added = done(start, { kind: 'discount', discount: staffs }).document
    expect(added.discounts).toHaveLength(2)
    const changed = done(added, { kind: 'discount', discount: { ...staffs, amount: 1 } }).document
    expect(changed.discounts[1]?.amount).toBe(1)
    expect(done(changed, { kind: 'discount', discount: { ...staffs, amount: 0 } }).document).toEqual(start)
  })
})

describe('lines that are no garment (PR24)', () => {
  const setup = { id: 'x', kind: 'setup', name: '', amount: 4500, taxed: true } as const

  test('are added, changed and taken off, each told', () => {
    const added = done(start, { kind: 'charge', charge: { ...setup, reason: 'Six colours' } })
    expect(added.document.charges).toEqual([{ ...setup, reason: 'Six colours' }])
    expect(added.events).toMatchObject([
      { name: 'charge_updated', data: { id: 'x', old: null, new: { kind: 'setup', amount: 4500 } } },
    ])
    const changed = done(added.document, { kind: 'charge', charge: { ...setup, amount: 5000 } })
    expect(changed.events).toMatchObject([{ name: 'charge_updated', data: { old: { amount: 4500 } } }])
    const gone = done(changed.document, { kind: 'charge', charge: { ...setup, amount: 0 } })
    expect(gone.document).toEqual(start)
    expect(gone.events).toMatchObject([{ name: 'charge_removed', data: { old: { amount: 5000 } } }])
  })

  test('void all approvals, but for why they are charged (OR31)', () => {
    const { document } = done(start, { kind: 'charge', charge: setup })
    expect(reasonForAll(start, document)).toBe('charges')
    const noted = done(document, { kind: 'charge', charge: { ...setup, reason: 'Six colours' } }).document
    expect(reasonForAll(document, noted)).toBeUndefined()
  })

  test('cost no more than can be reckoned (OR29)', () => {
    expect(refusalOf({ kind: 'charge', charge: { ...setup, amount: 100_000_000_000_001 } })).toBe(
      'amount_too_large',
    )
  })
})

test('a buyer is exempt of taxes by a certificate, which is told (TX8)', () => {
  const exemption = { number: 'R-12', from: 'provincial' } as const
  const { document, events } = done(start, { kind: 'taxExemption', exemption })
  expect(document.taxExemption).toEqual(exemption)
  expect(events).toEqual([{ name: 'tax_exemption_updated', data: { old: null, new: exemption } }])
})

test('once ordered, no save leaves an item without its price, until one is set (OR28, PR20)', () => {
  const many: OrderEdit = { kind: 'sizes', designId: 'a', sizes: [{ name: 'M', qty: 5000 }] }
  const past = done(start, many).document
  expect(refusalOf({ kind: 'status', status: 'purchased' }, past)).toBe('price_missing')
  const ordered = done(start, { kind: 'status', status: 'purchased' }).document
  expect(refusalOf(many, ordered)).toBe('price_missing')
  const price = { pricePerUnit: 900, priceOfShippingPerUnit: 50 }
  const priced = done(past, { kind: 'price', designId: 'a', price }, { kind: 'status', status: 'purchased' })
  expect(refusalOf({ kind: 'price', designId: 'a', price: null }, priced.document)).toBe('price_missing')
  expect(refusalOf({ kind: 'currency', currency: 'usd' }, priced.document)).toBe('price_missing')
  expect(refusalOf({ kind: 'status', status: 'cancelled' }, priced.document)).toBe('done')
})

test('no save makes a request cost more than can be reckoned to the cent (OR29)', () => {
  const many = done(start, { kind: 'sizes', designId: 'a', sizes: [{ name: 'M', qty: 1_000_000 }] }).document
  const priced = (cents: number): OrderEdit => ({
    kind: 'price',
    designId: 'a',
    price: { pricePerUnit: cents, priceOfShippingPerUnit: 0 },
  })
  expect(refusalOf(priced(2 ** 31), many)).toBe('amount_too_large')
  const set = done(many, priced(90_000_000)).document
  expect(refusalOf({ kind: 'addItem', item: item('c', 20) }, set)).toBe('done')
  const past = {
    ...item('c', 1_000_000),
    terms: { ...item('c').terms, setPrices: set.items[0]!.terms.setPrices! },
  }
  expect(refusalOf({ kind: 'addItem', item: past }, set)).toBe('amount_too_large')
})

test('what changes nothing is told nowhere', () => {
  const edits: readonly OrderEdit[] = [
    { kind: 'sizes', designId: 'a', sizes: sizesOf(30) },
    { kind: 'status', status: 'intent' },
    { kind: 'invoiceNumber', text: '' },
    { kind: 'billing', address: address('QC') },
    { kind: 'discounts', discounts: start.discounts },
    { kind: 'discount', discount: { id: 'none', name: 'none', amount: 0 } },
    { kind: 'price', designId: 'a', price: null },
    { kind: 'charges', charges: [] },
    { kind: 'charge', charge: { id: 'none', kind: 'art', name: '', amount: 0, taxed: true } },
    { kind: 'taxExemption', exemption: null },
    { kind: 'currency', currency: 'cad' },
  ]
  for (const edit of edits) expect(done(start, edit)).toEqual({ document: start, events: [] })
})

test('approvals are void for what has changed, and say why (OR31)', () => {
  const after = (edit: OrderEdit) => done(start, edit).document
  const sizes = after({ kind: 'sizes', designId: 'a', sizes: sizesOf(31) })
  expect(['a', 'b'].map(id => reasonForDesign(id, start, sizes))).toEqual(['quantities', undefined])
  expect(reasonForDesign('a', start, after({ kind: 'removeItem', designId: 'a' }))).toBe('removed')
  const past = after({ kind: 'sizes', designId: 'a', sizes: sizesOf(5000) })
  const price = { pricePerUnit: 900, priceOfShippingPerUnit: 50 }
  const priced = done(past, { kind: 'price', designId: 'a', price }).document
  expect(reasonForDesign('a', past, priced)).toBe('price')
  expect(reasonForAll(start, sizes)).toBeUndefined()
  expect(reasonForAll(start, after({ kind: 'currency', currency: 'usd' }))).toBe('currency')
  expect(reasonForAll(start, after({ kind: 'discounts', discounts: [] }))).toBe('discounts')
  expect(reasonForAll(start, after({ kind: 'shipping', address: address('ON') }))).toBe('address')
})

/** An edit and what takes it back. */
function inverseOf(before: OrderDocument, edit: OrderEdit): OrderEdit {
  const itemOf = (designId: string) => before.items.find(each => each.designId === designId)!
  switch (edit.kind) {
    case 'sizes':
      return { ...edit, sizes: itemOf(edit.designId).sizes }
    case 'addItem':
      return { kind: 'removeItem', designId: edit.item.designId }
    case 'removeItem':
      return { kind: 'addItem', item: itemOf(edit.designId), at: before.items.indexOf(itemOf(edit.designId)) }
    case 'price':
      return { ...edit, price: itemOf(edit.designId).terms.setPrices?.[before.currency] ?? null }
    case 'status':
      return { kind: 'status', status: before.status }
    case 'invoiceNumber':
    case 'externalQuote':
    case 'projectNumber':
      return { kind: edit.kind, text: before[edit.kind] }
    case 'shipping':
      return { kind: 'shipping', address: before.shippingAddress, currency: before.currency }
    case 'billing':
      return { kind: 'billing', address: before.billingAddress }
    case 'discount':
    case 'discounts':
      return { kind: 'discounts', discounts: before.discounts }
    case 'charge':
    case 'charges':
      return { kind: 'charges', charges: before.charges }
    case 'taxExemption':
      return { kind: 'taxExemption', exemption: before.taxExemption }
    case 'currency':
      return { kind: 'currency', currency: before.currency }
    case 'inCharge':
    case 'shipment':
    case 'note':
    case 'proof':
      return edit
  }
}

const cents = fc.oneof(fc.constantFrom(0, 1, 2 ** 31), fc.nat(100_000))
const anyDesign = fc.constantFrom('a', 'b', 'c')
const anySizes = fc.array(
  fc.record({ name: fc.constantFrom(...sizeNames), qty: fc.constantFrom(0, 1, 24, 40, 9000) }),
  {
    maxLength: 3,
  },
)
const anyDiscount = fc.record({
  id: fc.constantFrom('x', 'y', 'z'),
  name: fc.constantFrom('p', 'q'),
  amount: cents,
})
const anyCharge = fc.record(
  {
    id: fc.constantFrom('x', 'y', 'z'),
    kind: fc.constantFrom(...chargeKinds),
    name: fc.constantFrom('', 'Plates'),
    amount: cents,
    taxed: fc.boolean(),
    reason: fc.constantFrom('', 'Asked by phone'),
  },
  { requiredKeys: ['id', 'kind', 'name', 'amount', 'taxed'] },
)
const anyAddress = fc.constantFrom('QC', 'ON', 'BC').map(address)
const anyEdit: fc.Arbitrary<OrderEdit> = fc.oneof(
  fc.record({ kind: fc.constant('sizes' as const), designId: anyDesign, sizes: anySizes }),
  fc.record({
    kind: fc.constant('addItem' as const),
    item: fc.constantFrom(20, 60, 9000).map(qty => item('c', qty)),
  }),
  fc.record({ kind: fc.constant('removeItem' as const), designId: anyDesign }),
  fc.record({
    kind: fc.constant('price' as const),
    designId: anyDesign,
    price: fc.option(
      fc.record(
        { pricePerUnit: cents, priceOfShippingPerUnit: cents, reason: fc.constantFrom('Agreed', 'Late') },
        { requiredKeys: ['pricePerUnit', 'priceOfShippingPerUnit'] },
      ),
    ),
  }),
  fc.record({ kind: fc.constant('status' as const), status: fc.constantFrom(...preorderStatuses) }),
  fc.record({
    kind: fc.constantFrom('invoiceNumber', 'externalQuote', 'projectNumber'),
    text: fc.constantFrom('', 'A-1', null),
  }),
  fc.record({
    kind: fc.constant('shipping' as const),
    address: anyAddress,
    currency: fc.constantFrom('cad', 'usd'),
  }),
  fc.record({ kind: fc.constant('billing' as const), address: anyAddress }),
  fc.record({
    kind: fc.constant('discounts' as const),
    discounts: fc.uniqueArray(anyDiscount, { selector: each => each.id, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('discount' as const), discount: anyDiscount }),
  fc.record({
    kind: fc.constant('charges' as const),
    charges: fc.uniqueArray(anyCharge, { selector: each => each.id, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('charge' as const), charge: anyCharge }),
  fc.record({
    kind: fc.constant('taxExemption' as const),
    exemption: fc.option(
      fc.record({ number: fc.constantFrom('A', 'B'), from: fc.constantFrom(...exemptFrom) }),
    ),
  }),
  fc.record({ kind: fc.constant('currency' as const), currency: fc.constantFrom('cad', 'usd') }),
) as fc.Arbitrary<OrderEdit>

function checkSums(document: OrderDocument): void {
  const place = { country: 'CA', state: document.shippingAddress.address.state } as const
  const rates = ratesLeft(taxRatesFor(place, '2026-01-01', ['BC']), document.taxExemption)
  const pricings = document.items.map(each => priceOf(each, document.currency))
  const { subtotal, discounts, shipping, tax, total, lines, taxes } = totalOrder(
    pricings,
    document.discounts,
    rates,
    document.charges,
  )
  expect(total === null).toBe(pricings.some(pricing => pricing.hasReachedMaximum))
  if (total === null) return
  expect(total).toBe(subtotal! - discounts + shipping! + tax!)
  expect(sumCents(lines.map(line => line.subtotal - line.discount + line.shipping))).toBe(total - tax!)
  expect(sumCents(taxes.map(line => line.amount))).toBe(tax)
  expect(subtotal! + shipping!).toBe(
    sumCents([...pricings.map(each => each.total!), ...document.charges.map(({ amount }) => amount)]),
  )
  expect(total).toBeGreaterThanOrEqual(0)
}

test('whatever is done and taken back leaves a request as it was (OR29)', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { minLength: 1, maxLength: 12 }), edits => {
      const steps: { before: OrderDocument; edit: OrderEdit }[] = []
      let document = start
      for (const edit of edits) {
        if (edit.kind === 'addItem' && document.items.some(each => each.designId === 'c')) continue
        const edited = editOrder(document, edit, free)
        if (!edited.ok || edited.value.events.length === 0) continue
        steps.push({ before: document, edit })
        document = edited.value.document
        checkSums(document)
      }
      for (const { before, edit } of steps.toReversed()) {
        // What is taken back in another currency, or past its price, is taken back all the same.
        const back = editOrder(document, inverseOf(before, edit), free)
        expect(back.ok && back.value.document).toEqual(before)
        document = before
      }
      expect(document).toEqual(start)
    }),
    { numRuns: 10_000 },
  )
})

describe('a request without pieces', () => {
  const none = done(
    start,
    { kind: 'sizes', designId: 'a', sizes: [] },
    { kind: 'sizes', designId: 'b', sizes: [] },
  ).document

  test.each(preorderStatuses)('becomes no order by %s (OR45)', status => {
    const isRefused = ['purchased', 'inproduction', 'shipped', 'delivered'].includes(status)
    expect(refusalOf({ kind: 'status', status }, none)).toBe(isRefused ? 'nothing_ordered' : 'done')
    expect(refusalOf({ kind: 'status', status })).toBe('done')
  })

  test('is left of no order (OR45)', () => {
    const ordered = done(
      start,
      { kind: 'status', status: 'purchased' },
      { kind: 'sizes', designId: 'a', sizes: [] },
    )
    expect(refusalOf({ kind: 'sizes', designId: 'b', sizes: [] }, ordered.document)).toBe('nothing_ordered')
    expect(refusalOf({ kind: 'removeItem', designId: 'b' }, ordered.document)).toBe('nothing_ordered')
  })
})
