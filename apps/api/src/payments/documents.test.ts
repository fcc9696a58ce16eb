import { deskCalls } from '@teamloom/contract/desk.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { montreal, placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { readPdf } from '#api/testing/read-pdf.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person

beforeAll(async () => {
  app = await startTestApp({
    PROVIDER_NAME: 'Atelier',
    PROVIDER_ADDRESS: '12 rue des Ormes; Montréal QC  H2X 1Y4',
    PAYMENT_DAYS: '10',
  })
  maya = await signUp(app)
  staff = await signUpStaff(app)
})
afterAll(() => app.close())

/** A request of Maya's that became an order. */
async function order(change: Parameters<typeof placeOrder>[2] = {}) {
  const { id: preorderId } = await placeOrder(maya, [await makeDesign(maya, { name: 'Tour tee' })], change)
  const detail = await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'purchased' } })
  return { preorderId, order: must(detail.order, 'order') }
}

function fetchFile(path: string, person?: Person) {
  return app.app.inject({
    url: `/api/v1/orders/${path}`,
    ...(person ? { headers: { 'access-token': person.token } } : {}),
  })
}

/** The words of a document, lines and pages as one. */
async function read(path: string, person = maya): Promise<string> {
  const answer = await fetchFile(path, person)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const { pages } = await readPdf(answer.rawPayload)
  return pages.join('\n').replaceAll(/\s+/g, ' ')
}

describe('an invoice', () => {
  test('says what the tax offices ask for, in either language (PA13)', async () => {
    const { order: made } = await order()
    const english = await read(`invoice/${made.id}.pdf`)
    for (const words of [
      'Atelier',
      '12 rue des Ormes',
      'GST/HST no. 81234 5678 RT0001',
      'QST no. 1234567890 TQ0001',
      `Order ${made.number}`,
      'Maya Tremblay',
      '1200 Atwater Street, Suite 4',
      'Tour tee',
      'M 12, L 10',
      'Subtotal 503.80',
      'Shipping, in each price 39.60',
      'Discount, first order',
      'GST 5%',
      'QST 9.975%',
      'Total (CAD) $',
      'Terms: payable by',
    ])
      expect(english).toContain(words)
    const french = await read(`invoice/${made.id}.pdf?language=fr`, staff)
    for (const words of [
      'Facture',
      'TPS 5 %',
      'TVQ 9,975 %',
      'Nº de TVQ 1234567890 TQ0001',
      'payable au plus tard le',
    ])
      expect(french).toContain(words)
  })

  test('goes with the mail that says that it is ordered, in the language of the request (OR37)', async () => {
    const jonas = await signUp(app)
    const designIds = [await makeDesign(jonas, { name: 'Tour tee' })]
    const { id: preorderId } = await placeOrder(jonas, designIds, { locale: 'fr' })
    const set = async (status: 'purchased' | 'inproduction') =>
      must(
        (await staff.call(deskCalls.setStatus, { body: { preorderId, status, tellCustomer: true } })).order,
        'order',
      )
    const { number } = await set('purchased')
    const [mail] = await mailsTo(app, jonas.email, 'est confirmée')
    expect(mail?.text).toContain('La facture elle-même est jointe.')
    const [file, ...others] = mail?.attachments ?? []
    expect([file?.filename, others]).toEqual([`invoice-${number}-1.pdf`, []])
    const { pages } = await readPdf(must(file, 'file').bytes)
    expect(pages.join('\n')).toContain(`Commande ${number}`)
    await set('inproduction')
    const [later] = await mailsTo(app, jonas.email, 'est en production')
    expect(later?.attachments).toEqual([])
  })

  test('keeps a name of one long word within its column (PA13)', async () => {
    const { order: made } = await order({ billingAddress: { ...montreal, organization: 'W'.repeat(150) } })
    const answer = await fetchFile(`invoice/${made.id}.pdf`, maya)
    const { pages } = await readPdf(answer.rawPayload)
    const lines = pages.join('\n').replaceAll('\u200b', '').split('\n')
    expect(lines.filter(line => /W{40}/.test(line))).toEqual([])
    expect(lines.filter(line => /^W+$/.test(line)).join('')).toBe('W'.repeat(150))
  })

  test('is kept in each revision, and says which one holds', async () => {
    const { preorderId, order: made } = await order()
    await staff.call(deskCalls.setDiscount, {
      body: { preorderId, discount: { id: 'sorry', name: 'For the delay', amount: 1000 } },
    })
    expect(await read(`invoice/${made.id}.pdf`)).toContain('Discount, For the delay −')
    const first = await read(`invoice/${made.id}.pdf?revision=1`)
    expect(first).toContain('Replaced by revision 2.')
    expect(first).not.toContain('For the delay')
    await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'cancelled' } })
    const voided = await read(`invoice/${made.id}.pdf`)
    expect(voided).toContain('Void: nothing is due')
    expect(voided).not.toContain('payable by')
    expect((await fetchFile(`invoice/${made.id}.pdf?revision=9`, maya)).statusCode).toBe(404)
  })

  test('says the customer’s PO number in both languages, and is issued anew with another (OR33, OR60)', async () => {
    const { preorderId, order: made } = await order()
    expect(await read(`invoice/${made.id}.pdf`)).not.toContain('PO number')
    const note = (poNumber: string) => staff.call(deskCalls.setPoNumber, { body: { preorderId, poNumber } })
    await note('PO-7781')
    expect(await read(`invoice/${made.id}.pdf`)).toContain('Customer’s PO number: PO-7781')
    expect(await read(`invoice/${made.id}.pdf?language=fr`, staff)).toContain(
      'Nº de bon de commande du client : PO-7781',
    )
    expect((await note('PO-7782')).order?.invoice.revision).toBe(3)
    expect(await read(`invoice/${made.id}.pdf?revision=2`)).toContain('PO-7781')
  })

  test('has no Canadian tax beyond Canada, and says who pays the duties', async () => {
    const { order: made } = await order({
      shippingAddress: { ...montreal, country: 'US', state: 'VT', city: 'Burlington', zipcode: '05401' },
    })
    const words = await read(`invoice/${made.id}.pdf`)
    expect(words).toContain('no Canadian tax is charged')
    expect(words).not.toContain('GST 5%')
  })

  test('is its customer’s and staff’s', async () => {
    const { order: made } = await order()
    const jonas = await signUp(app)
    expect((await fetchFile(`invoice/${made.id}.pdf`, jonas)).statusCode).toBe(404)
    expect((await fetchFile(`invoice/${made.id}.pdf`)).statusCode).toBe(401)
    expect((await fetchFile('invoice/x.pdf', maya)).statusCode).toBe(404)
  })
})

describe('a receipt', () => {
  test('is of each payment that is booked, in either language (PA14)', async () => {
    const { preorderId, order: made } = await order()
    const { entries } = await staff.call(paymentCalls.record, {
      body: { preorderId, method: 'interac', amount: 12_345, reference: 'CA3f9' },
    })
    const entry = must(entries[0], 'entry')
    const english = await read(`receipt/${entry.id}.pdf`)
    for (const words of [
      'Receipt',
      `No. ${entry.number}`,
      `Order ${made.number}`,
      'Interac transfer',
      'CA3f9',
      '$123.45',
    ])
      expect(english).toContain(words)
    expect(await read(`receipt/${entry.id}.pdf?language=fr`, staff)).toMatch(
      /Reçu.*Virement Interac.*123,45 \$/,
    )
    await staff.call(paymentCalls.record, { body: { preorderId, method: 'interac', reverses: entry.id } })
    expect(await read(`receipt/${entry.id}.pdf`)).toContain('This entry was a mistake, and is reversed.')
    const jonas = await signUp(app)
    expect((await fetchFile(`receipt/${entry.id}.pdf`, jonas)).statusCode).toBe(404)
    expect((await fetchFile(`receipt/${entry.id}.pdf`)).statusCode).toBe(401)
  })
})

describe('a transfer that came in', () => {
  test('is proposed for the order that it names and pays whole or in part, to staff alone (PA12)', async () => {
    const { preorderId, order: made } = await order()
    const { due } = await maya.call(paymentCalls.ledgerOfRequest, { params: { preorderId } })
    const propose = (words: string, amount: number) =>
      staff.call(paymentCalls.propose, { query: { words, amount: String(amount) } })
    expect(await propose(`order ${made.number} Wolves`, due)).toMatchObject([
      { preorderId, orderId: made.id, number: made.number, due, customer: 'Maya Tremblay' },
    ])
    expect(await propose(`order ${made.number}`, due - 1)).toMatchObject([{ due, isPart: true }])
    expect(await propose(`order ${made.number}`, due + 1)).toEqual([])
    expect(await propose('Wolves 00000000000000', due)).toEqual([])
    const query = { words: String(made.number), amount: String(due) }
    expect(await maya.refused(paymentCalls.propose, { query })).toBe('403 userNotAdmin')
    await staff.call(paymentCalls.record, { body: { preorderId, method: 'interac', amount: due } })
    expect(await propose(`order ${made.number}`, due)).toEqual([])
  })
})
