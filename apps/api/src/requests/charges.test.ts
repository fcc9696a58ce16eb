import { chargeKinds, chargeLabel } from '@teamloom/commerce/charges/charge.ts'
import { exemptFrom } from '@teamloom/commerce/taxes/tax-exemption.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { proofCalls } from '@teamloom/contract/proofs.ts'
import { must } from '@teamloom/kit/assert.ts'
import { sumCents } from '@teamloom/kit/money.ts'
import { amountText, moneyText } from '@teamloom/kit/money-text.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { montreal, placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { readCsv } from '#api/testing/read-csv.ts'
import { readPdf } from '#api/testing/read-pdf.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person
let designId: string
let preorderId: string

beforeAll(async () => {
  app = await startTestApp({ COLLECT_PST: 'BC', DESIGNERS_MAY: 'exports' })
  staff = await signUpStaff(app)
  maya = await signUp(app)
  designId = await makeDesign(maya, { name: 'Crew' })
})
beforeEach(async () => {
  preorderId = (await placeOrder(maya, [designId])).id
})
afterAll(() => app.close())

const setup = { id: 'x', kind: 'setup', name: '', amount: 4500 } as const
const read = () => staff.call(deskCalls.read, { body: { preorderId } })
const charge = (more: object = {}) =>
  staff.call(deskCalls.setCharge, { body: { preorderId, charge: { ...setup, ...more } } })
const purchase = () =>
  staff.call(deskCalls.setStatus, { body: { preorderId, status: 'purchased', tellCustomer: true } })
const mine = async () =>
  must(
    (await maya.call(preorderCalls.list, {})).find(({ preorder }) => preorder.id === preorderId),
    'request',
  )
const wordsOf = async (orderId: string, language: 'en' | 'fr') => {
  const answer = await app.app.inject({
    url: `/api/v1/orders/invoice/${orderId}.pdf?language=${language}`,
    headers: { 'access-token': maya.token },
  })
  const { pages } = await readPdf(answer.rawPayload)
  return pages.join('\n').replaceAll(/\s+/g, ' ')
}
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

describe('lines that are no garment (PR24)', () => {
  test('are tried, kept, told and taken off; why is for staff alone', async () => {
    const before = await read()
    const tried = await charge({ dryRun: true, reason: 'Six colours' })
    expect(tried.invoice.total).toBe(must(before.invoice.total, 'total') + 4500)
    const kept = await charge({ reason: 'Six colours' })
    expect(kept.invoice).toMatchObject({
      charges: [{ ...setup, taxed: true, reason: 'Six colours' }],
      subtotal: must(before.invoice.subtotal, 'subtotal') + 4500,
      taxable: must(before.invoice.taxable, 'taxable') + 4500,
    })
    expect(kept.history[0]?.event).toMatchObject({
      name: 'charge_updated',
      data: { old: null, new: { kind: 'setup', amount: 4500, reason: 'Six colours' } },
    })
    expect(JSON.stringify(await mine())).not.toContain('Six colours')
    expect((await mine()).invoice.charges).toEqual([{ ...setup, taxed: true }])
    const gone = await charge({ amount: 0 })
    expect(gone.invoice).toEqual(before.invoice)
    expect(gone.history[0]?.event.name).toBe('charge_removed')
  })

  test('are a conflict where another has saved (OR30)', async () => {
    const { preorder } = await read()
    await charge()
    expect(
      await staff.refused(deskCalls.setCharges, {
        body: { preorderId, revision: preorder.revision, charges: [] },
      }),
    ).toBe('409 conflict')
  })

  test('stand in a proof, and void what was approved of it (OR31)', async () => {
    await charge()
    const { purchasedItems } = await staff.call(deskCalls.sendProof, { body: { preorderId } })
    const proof = await maya.call(proofCalls.read, { params: { preorderId } })
    expect(proof.charges).toEqual([{ ...setup, taxed: true }])
    expect(proof.total).toBe((await mine()).invoice.total)
    const answer = { preorderId, proofNumber: 1, designId: purchasedItems[0]!.design_id, approved: true }
    await maya.call(proofCalls.answer, { body: answer })
    await charge({ reason: 'Six colours' })
    expect((await read()).proof?.approved).toBe(true)
    await charge({ amount: 5000 })
    expect((await read()).proof?.items[0]).toMatchObject({
      state: 'voided',
      answer: { voidReason: 'charges' },
    })
  })

  test('nobody sets on an order of their own (AC56)', async () => {
    const { id } = await placeOrder(staff, [await makeDesign(staff)])
    expect(await staff.refused(deskCalls.setCharge, { body: { preorderId: id, charge: setup } })).toBe(
      '422 own_order',
    )
    expect(
      await staff.refused(deskCalls.setTaxExemption, {
        body: { preorderId: id, exemption: { number: 'R', from: 'all' } },
      }),
    ).toBe('422 own_order')
  })
})

describe('a price with its reason (PR25)', () => {
  const price = { pricePerUnit: 1500, priceOfShippingPerUnit: 0, reason: 'Agreed by phone' }
  const ordered = async () => (await read()).purchasedItems[0]!

  test('holds for any quantity; why is for staff alone', async () => {
    const { design_id, pricing } = await ordered()
    const set = (more: object) =>
      staff.call(deskCalls.setPrice, { body: { preorderId, designId: design_id, ...price, ...more } })
    await set({})
    expect(await ordered()).toMatchObject({
      priceReason: price.reason,
      pricing: { total: pricing.qty * 1500 },
    })
    expect(JSON.stringify(await mine())).not.toContain(price.reason)
    await set({ pricePerUnit: null, priceOfShippingPerUnit: null })
    expect((await ordered()).pricing).toEqual(pricing)
  })

  test('takes the right to give discounts', async () => {
    const designer = await signUpStaff(app, 'designer')
    const body = { preorderId, designId: (await ordered()).design_id, ...price }
    expect(await designer.refused(deskCalls.setPrice, { body })).toBe('403 right_not_given')
    const exemption = { number: 'R-12', from: 'all' } as const
    expect(await designer.refused(deskCalls.setTaxExemption, { body: { preorderId, exemption } })).toBe(
      '403 right_not_given',
    )
  })
})

test('a buyer who is exempt is charged the other taxes, and the invoice says by which certificate (TX8)', async () => {
  const exemption = { number: 'R-12', from: 'provincial' } as const
  await staff.call(deskCalls.setTaxExemption, { body: { preorderId, exemption } })
  const { order, history } = await purchase()
  const { invoice, id } = must(order, 'order')
  expect(invoice.taxes.map(({ name }) => name)).toEqual(['GST'])
  expect(history.map(({ event }) => event.name)).toContain('tax_exemption_updated')
  expect(await wordsOf(id, 'en')).toContain('Exempt of provincial taxes: certificate R-12.')
  expect(await wordsOf(id, 'fr')).toContain('Exempté des taxes provinciales : certificat R-12.')
  await staff.call(deskCalls.setTaxExemption, { body: { preorderId, exemption: null } })
  expect((await read()).order?.invoice).toMatchObject({
    revision: 2,
    taxes: [{ name: 'GST' }, { name: 'QST' }],
  })
})

const anyCharges = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('x', 'y', 'z'),
    kind: fc.constantFrom(...chargeKinds),
    name: fc.constantFrom('', 'Plates'),
    amount: fc.integer({ min: 1, max: 200_000 }),
    taxed: fc.boolean(),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 3 },
)
const places = {
  QC: montreal,
  BC: { ...montreal, city: 'Vancouver', state: 'BC', zipcode: 'V5K 0A1' },
} as const

test('one sum stands in the call, the page, the mail, the invoice and the files (PR21)', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyCharges,
      fc.constantFrom('cad', 'usd'),
      fc.constantFrom('QC', 'BC'),
      fc.option(fc.constantFrom(...exemptFrom)),
      fc.constantFrom('en', 'fr'),
      async (charges, currency, state, from, locale) => {
        const placed = await placeOrder(maya, [designId], { locale })
        const about = { preorderId: placed.id }
        preorderId = placed.id
        await staff.call(deskCalls.setShipping, {
          body: { ...about, shippingAddress: places[state], currency },
        })
        await staff.call(deskCalls.setCharges, { body: { ...about, charges } })
        const exemption = from && { number: 'R-12', from }
        await staff.call(deskCalls.setTaxExemption, { body: { ...about, exemption } })
        const before = (await mine()).invoice
        expect((await read()).invoice).toEqual(before)
        const { order: made } = await purchase()
        const { invoice, id, number } = must(made, 'order')
        const order = must(
          (await maya.call(orderCalls.list, {})).find(each => each.order.id === id),
          'order',
        )
        expect(order.invoice).toEqual(invoice)
        expect(invoice.total).toBe(must(before.total, 'total') + must(invoice.tax, 'tax'))
        expect(sumCents(invoice.taxes.map(({ amount }) => amount))).toBe(invoice.tax)
        const money = (cents: number | null) => moneyText(must(cents, 'amount'), currency, locale)
        const [mail] = await mailsTo(app, maya.email, `${number} `)
        const document = await wordsOf(id, locale)
        for (const each of charges) {
          const untaxed = { en: ', not taxed:', fr: ', non taxable :' }[locale]
          expect(plain(mail!.text)).toContain(
            plain(`${chargeLabel(each)[locale]}${each.taxed ? '' : untaxed}`),
          )
          expect(plain(mail!.text)).toContain(plain(money(each.amount)))
          expect(document).toContain(plain(chargeLabel(each)[locale]))
          expect(document).toContain(plain(amountText(each.amount, locale)))
        }
        for (const each of [invoice.subtotal, invoice.shipping, invoice.total]) {
          expect(plain(mail!.text)).toContain(plain(money(each)))
          expect(document).toContain(plain(amountText(must(each, 'amount'), locale)))
        }
        const { csv } = await staff.call(deskCalls.csv, { body: { of: 'lines', search: String(number) } })
        const lines = readCsv(Buffer.from(csv.replace('\ufeff', ''))).filter(
          line => line.Order === String(number),
        )
        expect(lines).toHaveLength(1 + charges.length)
        expect(sumCents(lines.map(line => Math.round(Number(line.Total) * 100)))).toBe(invoice.total)
      },
    ),
    { numRuns: 6, endOnFailure: true },
  )
}, 120_000)
