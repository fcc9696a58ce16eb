import { tshirt } from '@teamloom/catalog/products/tshirt/product.ts'
import { sumCents } from '@teamloom/kit/money.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAddressForm } from '../addresses/address.ts'
import { chargeKinds } from '../charges/charge.ts'
import { linesOf, quantitiesOf } from '../lines/quantities-of.ts'
import { preorderStatuses } from '../preorders/status.ts'
import { totalOrder } from '../pricing/total-order.ts'
import { taxRatesFor } from '../taxes/canadian-taxes.ts'
import { exemptFrom, ratesLeft } from '../taxes/tax-exemption.ts'
import { editOrder } from './edit-order.ts'
import { inverseOf, numberEdits, numbersOf, type OrderEdit } from './edits/index.ts'
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
    lines: linesOf(sizesOf(qty)),
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

const addressForm = (state: string) => toAddressForm(address(state))

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
  numbers: {},
}

const noPrice = { pricePerUnit: null, priceOfShippingPerUnit: null }
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
  const { document, events } = done(start, {
    kind: 'setSizes',
    designId: 'a',
    sizes: [{ name: 'L', qty: 3 }],
  })
  expect(quantitiesOf(document.items[0]!.lines).filter(({ qty }) => qty > 0)).toEqual([{ name: 'L', qty: 3 }])
  expect(events).toMatchObject([{ name: 'size_updated', data: { old: { sizes: sizesOf(30) } } }])
  expect(refusalOf({ kind: 'setSizes', designId: 'z', sizes: [] })).toBe('designIdDoesntExist')
  expect(refusalOf({ kind: 'setSizes', designId: 'a', sizes: [{ name: 'huge', qty: 1 }] })).toBe(
    'unknownSize',
  )
})

test('an item that is added reaches its minimum, one that comes back need not, the last one stays (OR25)', () => {
  expect(refusalOf({ kind: 'addItem', item: item('c', 19) })).toBe('minimum_quantity')
  expect(done(start, { kind: 'addItem', item: item('c', 1), at: 0 }).document.items[0]?.designId).toBe('c')
  const { document } = done(start, { kind: 'removeItem', designId: 'a' })
  expect(refusalOf({ kind: 'removeItem', designId: 'b' }, document)).toBe('last_item')
  expect(refusalOf({ kind: 'removeItem', designId: 'a' }, document)).toBe('designIdDoesntExist')
})

test('another currency has prices of its own, and discounts keep their cents (OR26)', () => {
  const { document, events } = done(start, { kind: 'setCurrency', currency: 'usd' })
  expect(priceOf(document.items[0]!, 'usd').pricePerUnit).not.toBe(
    priceOf(start.items[0]!, 'cad').pricePerUnit,
  )
  expect(document.discounts).toEqual(start.discounts)
  expect(events).toEqual([
    { name: 'currency_updated', data: { old: { currency: 'cad' }, new: { currency: 'usd' } } },
  ])
  const shipping = { kind: 'setShipping', shippingAddress: addressForm('ON'), currency: 'usd' } as const
  expect(done(start, shipping).events.map(({ name }) => name)).toEqual([
    'shipping_updated',
    'currency_updated',
  ])
  for (const edit of [shipping, { kind: 'setCurrency', currency: 'usd' } as const])
    expect(refusalOf(edit, start, { hasPayments: true })).toBe('has_payments')
  expect(refusalOf({ kind: 'setCurrency', currency: 'cad' }, start, { hasPayments: true })).toBe('done')
})

describe('discounts (OR27)', () => {
  const staffs = { id: 'x', name: 'Thanks', amount: 700 }

  test('become the list, and keep where they come from', () => {
    const kept = { id: 'first-order', name: 'first_order', amount: 6000 }
    const { document, events } = done(start, { kind: 'setDiscounts', discounts: [kept, staffs] })
    expect(document.discounts).toEqual([
      { ...kept, source: 'first_order' },
      { ...staffs, source: 'staff' },
    ])
    expect(events.map(({ name }) => name)).toEqual(['discount_updated', 'discount_updated'])
    expect(done(document, { kind: 'setDiscounts', discounts: [staffs] }).events).toEqual([
      { name: 'discount_removed', data: { id: 'first-order', old: { name: 'first_order', amount: 6000 } } },
    ])
  })

  test('are added, changed and removed alone', () => {
    const added = done(start, { kind: 'setDiscount', discount: staffs }).document
    expect(added.discounts).toHaveLength(2)
    const changed = done(added, { kind: 'setDiscount', discount: { ...staffs, amount: 1 } }).document
    expect(changed.discounts[1]?.amount).toBe(1)
    expect(done(changed, { kind: 'setDiscount', discount: { ...staffs, amount: 0 } }).document).toEqual(start)
  })
})

describe('lines that are no garment (PR24)', () => {
  const setup = { id: 'x', kind: 'setup', name: '', amount: 4500, taxed: true } as const

  test('are added, changed and taken off, each told', () => {
    const added = done(start, { kind: 'setCharge', charge: { ...setup, reason: 'Six colours' } })
    expect(added.document.charges).toEqual([{ ...setup, reason: 'Six colours' }])
    expect(added.events).toMatchObject([
      { name: 'charge_updated', data: { id: 'x', old: null, new: { kind: 'setup', amount: 4500 } } },
    ])
    const changed = done(added.document, { kind: 'setCharge', charge: { ...setup, amount: 5000 } })
    expect(changed.events).toMatchObject([{ name: 'charge_updated', data: { old: { amount: 4500 } } }])
    const gone = done(changed.document, { kind: 'setCharge', charge: { ...setup, amount: 0 } })
    expect(gone.document).toEqual(start)
    expect(gone.events).toMatchObject([{ name: 'charge_removed', data: { old: { amount: 5000 } } }])
  })

  test('void all approvals, but for why they are charged (OR31)', () => {
    const { document } = done(start, { kind: 'setCharge', charge: setup })
    expect(reasonForAll(start, document)).toBe('charges')
    const noted = done(document, { kind: 'setCharge', charge: { ...setup, reason: 'Six colours' } }).document
    expect(reasonForAll(document, noted)).toBeUndefined()
  })

  test('cost no more than can be reckoned (OR29)', () => {
    expect(refusalOf({ kind: 'setCharge', charge: { ...setup, amount: 100_000_000_000_001 } })).toBe(
      'amount_too_large',
    )
  })
})

test('a buyer is exempt of taxes by a certificate, which is told (TX8)', () => {
  const exemption = { number: 'R-12', from: 'provincial' } as const
  const { document, events } = done(start, { kind: 'setTaxExemption', exemption })
  expect(document.taxExemption).toEqual(exemption)
  expect(events).toEqual([{ name: 'tax_exemption_updated', data: { old: null, new: exemption } }])
})

test('once ordered, no save leaves an item without its price, until one is set (OR28, PR20)', () => {
  const many: OrderEdit = { kind: 'setSizes', designId: 'a', sizes: [{ name: 'M', qty: 5000 }] }
  const past = done(start, many).document
  expect(refusalOf({ kind: 'setStatus', status: 'purchased', about: {} }, past)).toBe('price_missing')
  const ordered = done(start, { kind: 'setStatus', status: 'purchased', about: {} }).document
  expect(refusalOf(many, ordered)).toBe('price_missing')
  const price = { pricePerUnit: 900, priceOfShippingPerUnit: 50 }
  const priced = done(
    past,
    { kind: 'setPrice', designId: 'a', ...price },
    { kind: 'setStatus', status: 'purchased', about: {} },
  )
  expect(refusalOf({ kind: 'setPrice', designId: 'a', ...noPrice }, priced.document)).toBe('price_missing')
  expect(refusalOf({ kind: 'setCurrency', currency: 'usd' }, priced.document)).toBe('price_missing')
  expect(refusalOf({ kind: 'setStatus', status: 'cancelled', about: {} }, priced.document)).toBe('done')
})

test('no save makes a request cost more than can be reckoned to the cent (OR29)', () => {
  const many = done(start, {
    kind: 'setSizes',
    designId: 'a',
    sizes: [{ name: 'M', qty: 1_000_000 }],
  }).document
  const priced = (cents: number): OrderEdit => ({
    kind: 'setPrice',
    designId: 'a',
    pricePerUnit: cents,
    priceOfShippingPerUnit: 0,
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
    { kind: 'setSizes', designId: 'a', sizes: sizesOf(30) },
    { kind: 'setStatus', status: 'intent', about: {} },
    { kind: 'setInvoiceNumber', externalInvoice: '' },
    { kind: 'setBilling', billingAddress: addressForm('QC') },
    { kind: 'setDiscounts', discounts: [...start.discounts] },
    { kind: 'setDiscount', discount: { id: 'none', name: 'none', amount: 0 } },
    { kind: 'setPrice', designId: 'a', ...noPrice },
    { kind: 'setCharges', charges: [] },
    { kind: 'setCharge', charge: { id: 'none', kind: 'art', name: '', amount: 0, taxed: true } },
    { kind: 'setTaxExemption', exemption: null },
    { kind: 'setCurrency', currency: 'cad' },
  ]
  for (const edit of edits) expect(done(start, edit)).toEqual({ document: start, events: [] })
})

test.each(numberEdits)('$edit notes a number, tells of it, and takes it off (OR60)', ({ edit, field }) => {
  const noted = (text: string | null) => ({ kind: edit, [field]: text }) as OrderEdit
  const { document, events } = done(start, noted('A-1'))
  expect(numbersOf(document)).toEqual({ [field]: 'A-1' })
  expect(events).toHaveLength(1)
  const gone = done(document, noted(''))
  expect(gone.document).toEqual(start)
  expect(gone.events.map(({ name }) => name)).toEqual(events.map(({ name }) => name))
})

test('approvals are void for what has changed, and say why (OR31)', () => {
  const after = (edit: OrderEdit) => done(start, edit).document
  const sizes = after({ kind: 'setSizes', designId: 'a', sizes: sizesOf(31) })
  expect(['a', 'b'].map(id => reasonForDesign(id, start, sizes))).toEqual(['quantities', undefined])
  expect(reasonForDesign('a', start, after({ kind: 'removeItem', designId: 'a' }))).toBe('removed')
  const past = after({ kind: 'setSizes', designId: 'a', sizes: sizesOf(5000) })
  const price = { pricePerUnit: 900, priceOfShippingPerUnit: 50 }
  const priced = done(past, { kind: 'setPrice', designId: 'a', ...price }).document
  expect(reasonForDesign('a', past, priced)).toBe('price')
  expect(reasonForAll(start, sizes)).toBeUndefined()
  expect(reasonForAll(start, after({ kind: 'setCurrency', currency: 'usd' }))).toBe('currency')
  expect(reasonForAll(start, after({ kind: 'setDiscounts', discounts: [] }))).toBe('discounts')
  expect(reasonForAll(start, after({ kind: 'setShipping', shippingAddress: addressForm('ON') }))).toBe(
    'address',
  )
})

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
const anyNumber = fc.constantFrom('', 'A-1', null)
const anyAddress = fc.constantFrom('QC', 'ON', 'BC').map(addressForm)
const anyOther = fc.oneof(
  fc.record({ kind: fc.constant('setSizes' as const), designId: anyDesign, sizes: anySizes }),
  fc.record({
    kind: fc.constant('addItem' as const),
    item: fc.constantFrom(20, 60, 9000).map(qty => item('c', qty)),
  }),
  fc.record({ kind: fc.constant('removeItem' as const), designId: anyDesign }),
  fc.record(
    {
      kind: fc.constant('setPrice' as const),
      designId: anyDesign,
      pricePerUnit: fc.option(cents),
      priceOfShippingPerUnit: fc.option(cents),
      reason: fc.constantFrom('Agreed', 'Late'),
    },
    { requiredKeys: ['kind', 'designId', 'pricePerUnit', 'priceOfShippingPerUnit'] },
  ),
  fc.record({
    kind: fc.constant('setStatus' as const),
    status: fc.constantFrom(...preorderStatuses),
    about: fc.constant({}),
  }),
  ...numberEdits.map(({ edit, field }) => fc.record({ kind: fc.constant(edit), [field]: anyNumber })),
  fc.record({
    kind: fc.constant('setDiscounts' as const),
    discounts: fc.uniqueArray(anyDiscount, { selector: each => each.id, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('setDiscount' as const), discount: anyDiscount }),
  fc.record({
    kind: fc.constant('setCharges' as const),
    charges: fc.uniqueArray(anyCharge, { selector: each => each.id, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('setCharge' as const), charge: anyCharge }),
  fc.record({
    kind: fc.constant('setTaxExemption' as const),
    exemption: fc.option(
      fc.record({ number: fc.constantFrom('A', 'B'), from: fc.constantFrom(...exemptFrom) }),
    ),
  }),
  fc.record({ kind: fc.constant('setCurrency' as const), currency: fc.constantFrom('cad', 'usd') }),
)
const anyAddressed = fc.oneof(
  fc.record({
    kind: fc.constant('setShipping' as const),
    shippingAddress: anyAddress,
    currency: fc.constantFrom('cad', 'usd'),
  }),
  fc.record({ kind: fc.constant('setBilling' as const), billingAddress: anyAddress }),
)
// Phones are looked up each time, which takes long.
const anyEdit = fc.oneof(
  { weight: 20, arbitrary: anyOther },
  { weight: 1, arbitrary: anyAddressed },
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
        const back = editOrder(document, inverseOf(before, edit)!, free)
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
    { kind: 'setSizes', designId: 'a', sizes: [] },
    { kind: 'setSizes', designId: 'b', sizes: [] },
  ).document

  test.each(preorderStatuses)('becomes no order by %s (OR45)', status => {
    const isRefused = ['purchased', 'inproduction', 'shipped', 'delivered'].includes(status)
    expect(refusalOf({ kind: 'setStatus', status, about: {} }, none)).toBe(
      isRefused ? 'nothing_ordered' : 'done',
    )
    expect(refusalOf({ kind: 'setStatus', status, about: {} })).toBe('done')
  })

  test('is left of no order (OR45)', () => {
    const ordered = done(
      start,
      { kind: 'setStatus', status: 'purchased', about: {} },
      { kind: 'setSizes', designId: 'a', sizes: [] },
    )
    expect(refusalOf({ kind: 'setSizes', designId: 'b', sizes: [] }, ordered.document)).toBe(
      'nothing_ordered',
    )
    expect(refusalOf({ kind: 'removeItem', designId: 'b' }, ordered.document)).toBe('nothing_ordered')
  })
})
