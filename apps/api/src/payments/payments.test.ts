import { randomUUID } from 'node:crypto'
import type { DataOf, Sent } from '@teamloom/contract/call.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { type Ledger, paymentCalls } from '@teamloom/contract/payments.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { type FakeStripe, startFakeStripe } from '#api/testing/fake-stripe.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let stripe: FakeStripe
let app: TestApp
let maya: Person
let staff: Person
let designId: string

beforeAll(async () => {
  stripe = await startFakeStripe()
  app = await startTestApp({
    ...stripe.environment,
    INTERAC_EMAIL: 'pay@teamloom.example',
    PAYMENT_DAYS: '10',
  })
  maya = await signUp(app)
  staff = await signUpStaff(app)
  designId = await makeDesign(maya)
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

let lastNumber = 90_000

/** An order of Maya's, and what it costs. */
async function order(): Promise<{ orderId: string; preorderId: string; total: number }> {
  const { id: preorderId } = await placeOrder(maya, [designId])
  const orderId = randomUUID()
  await app.pool.query(`update preorders set status = 'purchased' where id = $1`, [preorderId])
  lastNumber += 1
  await app.pool.query('insert into orders (id, number, preorder_id) values ($1, $2, $3)', [
    orderId,
    lastNumber,
    preorderId,
  ])
  const { total } = await maya.call(paymentCalls.ledgerOfOrder, { params: { orderId } })
  return { orderId, preorderId, total: must(total, 'total') }
}

type Recorded = Sent<typeof paymentCalls.record>['body']
const record = (body: Partial<Recorded>): Promise<Ledger> =>
  staff.call(paymentCalls.record, { body: { method: 'interac', ...body } })
const refused = (body: Partial<Recorded>) =>
  staff.refused(paymentCalls.record, { body: { method: 'interac', ...body } })

async function hear(event: Readonly<Record<string, unknown>>): Promise<number> {
  const { payload, signature } = stripe.sign({ id: `evt_${randomUUID()}`, ...event })
  return send(payload, signature)
}

async function send(payload: string, signature: string): Promise<number> {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/v1/payments/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
  return answer.statusCode
}

/** A payment that Maya has begun, and the event that says that it is paid. */
async function begin(orderId: string, amount?: number) {
  const body = { orderId, ...(amount === undefined ? {} : { amount }) }
  const { sessionId, url } = await maya.call(paymentCalls.begin, { body })
  const paid = (of: number, currency = 'cad') => ({
    type: 'checkout.session.completed',
    data: {
      object: {
        id: sessionId,
        object: 'checkout.session',
        payment_status: 'paid',
        payment_intent: `pi_${sessionId}`,
        amount_total: of,
        currency,
      },
    },
  })
  return { sessionId, url, paid, paymentId: `pi_${sessionId}` }
}

const readSession = (sessionId: string): Promise<DataOf<typeof paymentCalls.session>> =>
  maya.call(paymentCalls.session, { params: { sessionId } })
const ledgerOf = (orderId: string) => maya.call(paymentCalls.ledgerOfOrder, { params: { orderId } })

describe('how to pay by transfer', () => {
  test('is told while something is due, with the reference and the last day (PA10, PA11)', async () => {
    const { orderId, total } = await order()
    const { instructions } = await ledgerOf(orderId)
    expect(instructions).toMatchObject({
      reference: String(lastNumber),
      interacEmail: 'pay@teamloom.example',
      bankAccount: null,
    })
    const days = (Date.parse(must(instructions, 'instructions').until) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBeGreaterThanOrEqual(9)
    expect(Math.round(days)).toBeLessThanOrEqual(10)
    expect((await record({ orderId, amount: total })).instructions).toBeNull()
  })

  test('is mailed with the deposit that is asked for, in the language of the request', async () => {
    const jonas = await signUp(app)
    const { id: preorderId } = await placeOrder(jonas, [await makeDesign(jonas)], { locale: 'fr' })
    const { due, instructions } = await staff.call(paymentCalls.setDeposit, {
      body: { preorderId, percent: 30 },
    })
    expect(due).toBeGreaterThan(0)
    const { reference } = must(instructions, 'instructions')
    expect(reference).toMatch(/^R\d+$/)
    const [mail] = await mailsTo(app, jonas.email, 'un acompte')
    expect(mail?.text).toContain(`Référence du virement: ${reference}`)
    expect(mail?.text).toContain('Interac à: pay@teamloom.example')
    await staff.call(paymentCalls.setDeposit, { body: { preorderId, percent: null } })
    await mailsTo(app, jonas.email, 'un acompte')
  })
})

describe('the ledger', () => {
  test('takes payments of many parts, refunds and reversals, and is never edited (PA1, PA2, PA4)', async () => {
    const { orderId, preorderId, total } = await order()
    const first = await record({ orderId, amount: 10_000, reference: 'CA123' })
    expect(first).toMatchObject({ total, paid: 10_000, balance: total - 10_000, due: total - 10_000 })
    expect(first.entries).toMatchObject([
      { method: 'interac', amount: 10_000, reference: 'CA123', recordedBy: { first_name: 'Maya' } },
    ])
    const mistake = must(first.entries[0], 'entry').id
    const reversed = await record({ preorderId, reverses: mistake })
    expect(reversed).toMatchObject({ paid: 0, balance: total })
    expect(reversed.entries.map(({ amount }) => amount)).toEqual([10_000, -10_000])
    expect(await refused({ orderId, reverses: mistake })).toBe('422 not_reversible')
    expect((await record({ orderId, amount: total + 500 })).balance).toBe(-500)
    expect(await refused({ orderId, amount: -total - 501 })).toBe('422 refund_beyond_paid')
    expect((await record({ orderId, amount: -500 })).balance).toBe(0)
  })

  test('is refused what is none', async () => {
    const { orderId, preorderId } = await order()
    expect(await refused({ orderId })).toBe('400 validation_failed')
    expect(await refused({ amount: 5 })).toBe('400 validation_failed')
    expect(await refused({ orderId, preorderId, amount: 5 })).toBe('400 validation_failed')
    expect(await refused({ orderId, amount: 0.5 })).toBe('400 validation_failed')
    expect(await refused({ orderId, amount: 2_000_000_000 })).toBe('400 validation_failed')
    expect(await refused({ orderId: randomUUID(), amount: 5 })).toBe('404 order_not_found')
    expect(await refused({ preorderId: randomUUID(), amount: 5 })).toBe('404 preorder_not_found')
    expect(await refused({ orderId, reverses: randomUUID() })).toBe('404 entry_not_found')
  })

  test('is its customer’s and staff’s', async () => {
    const { orderId, preorderId } = await order()
    const jonas = await signUp(app)
    const params = { orderId }
    expect(await jonas.refused(paymentCalls.ledgerOfOrder, { params })).toBe('404 order_not_found')
    expect(await jonas.refused(paymentCalls.ledgerOfRequest, { params: { preorderId } })).toBe(
      '404 preorder_not_found',
    )
    expect(await jonas.refused(paymentCalls.begin, { body: { orderId } })).toBe('404 order_not_found')
    expect(await stranger(app).refused(paymentCalls.ledgerOfOrder, { params })).toBe('401 unauthorized')
    expect(await staff.call(paymentCalls.ledgerOfOrder, { params })).toMatchObject({ preorderId })
  })

  test('books a payment once, however often it is sent with its key', async () => {
    const { orderId } = await order()
    const body = { orderId, method: 'cash', amount: 700 } as const
    const idempotencyKey = randomUUID()
    await Promise.all(
      [1, 2, 3].map(() => staff.call(paymentCalls.record, { body }, { idempotencyKey }).catch(() => {})),
    )
    expect((await ledgerOf(orderId)).paid).toBe(700)
  })

  test('gives out no cent twice to those who ask at once (PA3)', async () => {
    const { orderId } = await order()
    await record({ orderId, amount: 1000 })
    const answers = await Promise.all([1, 2, 3, 4].map(() => refused({ orderId, amount: -600 })))
    expect(answers.toSorted()).toEqual([
      '422 refund_beyond_paid',
      '422 refund_beyond_paid',
      '422 refund_beyond_paid',
      'answered',
    ])
  })

  test('begins with the deposit that was asked for (PA6)', async () => {
    const { id: preorderId } = await placeOrder(maya, [designId])
    const params = { preorderId }
    expect(await maya.call(paymentCalls.ledgerOfRequest, { params })).toMatchObject({ due: 0, total: null })
    expect(await maya.refused(paymentCalls.begin, { body: { preorderId } })).toBe('422 amount_not_due')
    const asked = await staff.call(paymentCalls.setDeposit, { body: { preorderId, percent: 30 } })
    const amount = must(asked.deposit, 'deposit').amount
    expect(asked).toMatchObject({ due: amount, deposit: { percent: 30 } })
    const paid = await record({ preorderId, amount: 500 })
    expect(paid).toMatchObject({ due: amount - 500, balance: -500 })
    expect(await staff.call(paymentCalls.setDeposit, { body: { preorderId, percent: null } })).toMatchObject({
      due: 0,
      deposit: null,
    })
  })
})

describe('payment by card', () => {
  test('begins at the provider’s page for no more than is due (PA7)', async () => {
    const { orderId, total } = await order()
    for (const amount of [0, -5]) {
      expect(await maya.refused(paymentCalls.begin, { body: { orderId, amount } })).toBe(
        '400 validation_failed',
      )
    }
    expect(await maya.refused(paymentCalls.begin, { body: { orderId, amount: total + 1 } })).toBe(
      '422 amount_not_due',
    )
    const { sessionId, url } = await begin(orderId)
    expect(url).toBe(`https://pay.example/${sessionId}`)
    const asked = must(stripe.asked.at(-1), 'asked').form
    expect(asked.get('line_items[0][price_data][unit_amount]')).toBe(String(total))
    expect(asked.get('success_url')).toMatch(/\/orders\/session\/\{CHECKOUT_SESSION_ID\}$/)
    expect(await readSession(sessionId)).toMatchObject({ state: 'open', orderId, amount: total })
    const other = await signUp(app)
    expect(await other.refused(paymentCalls.session, { params: { sessionId } })).toBe('404 not_found')
  })

  test('is booked once, however often and from however many sides it is told (PA1)', async () => {
    const { orderId, total } = await order()
    const { sessionId, paid } = await begin(orderId)
    const once = stripe.sign({ id: `evt_${randomUUID()}`, ...paid(total) })
    const answers = await Promise.all([
      send(once.payload, once.signature),
      send(once.payload, once.signature),
      hear(paid(total)),
      hear({ ...paid(total), type: 'checkout.session.async_payment_succeeded' }),
    ])
    expect(answers).toEqual([200, 200, 200, 200])
    expect(await ledgerOf(orderId)).toMatchObject({ paid: total, balance: 0, due: 0 })
    expect((await readSession(sessionId)).state).toBe('paid')
    expect(await hear({ type: 'checkout.session.expired', data: { object: { id: sessionId } } })).toBe(200)
    expect((await readSession(sessionId)).state).toBe('paid')
  })

  test('of one balance from two browsers is booked for both, and owed back (PA2)', async () => {
    const { orderId, total } = await order()
    const [one, two] = [await begin(orderId), await begin(orderId)]
    await hear(one.paid(total))
    await hear(two.paid(total))
    expect(await ledgerOf(orderId)).toMatchObject({ paid: 2 * total, balance: -total })
  })

  test('is booked as what came in, and not at all in another currency', async () => {
    const { orderId, total } = await order()
    await hear((await begin(orderId)).paid(total - 100))
    expect(await ledgerOf(orderId)).toMatchObject({ balance: 100 })
    await hear((await begin(orderId, 100)).paid(100, 'usd'))
    const ledger = await ledgerOf(orderId)
    expect(ledger).toMatchObject({ balance: 100 })
    expect(ledger.entries.at(-1)).toMatchObject({ state: 'failed', amount: 100 })
  })

  test('is not believed without its signature', async () => {
    const { orderId, total } = await order()
    const { paid } = await begin(orderId)
    const { payload, signature } = stripe.sign({ id: 'evt_false', ...paid(total) })
    expect(await send(payload.replace(String(total), '1'), signature)).toBe(401)
    expect(await send(payload, 't=1,v1=00')).toBe(401)
    expect(await send('{', '')).toBe(401)
    expect((await ledgerOf(orderId)).paid).toBe(0)
  })

  test('ends unpaid when it expires or fails', async () => {
    const { orderId } = await order()
    const [one, two] = [await begin(orderId), await begin(orderId)]
    await hear({ type: 'checkout.session.expired', data: { object: { id: one.sessionId } } })
    await hear({ type: 'checkout.session.async_payment_failed', data: { object: { id: two.sessionId } } })
    expect((await readSession(one.sessionId)).state).toBe('expired')
    expect((await readSession(two.sessionId)).state).toBe('failed')
  })

  async function paidByCard() {
    const { orderId, total } = await order()
    const begun = await begin(orderId)
    await hear(begun.paid(total))
    const entry = must((await ledgerOf(orderId)).entries[0], 'entry')
    return { orderId, total, entry, paymentId: begun.paymentId }
  }

  test('is how the order is paid until a transfer comes in; a mistake is none (PA16)', async () => {
    const { orderId } = await order()
    const method = async () => {
      const mine = await maya.call(orderCalls.list, {})
      return mine.find(each => each.order.id === orderId)?.paymentMethod
    }
    expect(await method()).toBe('bank_transfer')
    await hear((await begin(orderId, 500)).paid(500))
    expect(await method()).toBe('card')
    const { entries } = await record({ orderId, amount: 100 })
    expect(await method()).toBe('bank_transfer')
    await record({ orderId, reverses: must(entries.at(-1), 'transfer').id })
    expect(await method()).toBe('card')
    await record({ orderId, amount: -200 })
    expect(await method()).toBe('card')
  })

  const refundEvent = (refund: Readonly<Record<string, unknown>>, type = 'refund.updated') => ({
    type,
    data: { object: { object: 'refund', currency: 'cad', ...refund } },
  })

  test('is given back to the card once, pending until the provider says so (PA3, PA5)', async () => {
    const { orderId, total, entry, paymentId } = await paidByCard()
    expect(await refused({ orderId, reverses: entry.id })).toBe('422 not_reversible')
    const asked = await record({ orderId, method: 'card', amount: -total, refunds: entry.id })
    const pending = must(asked.entries.at(-1), 'refund')
    expect(pending).toMatchObject({ state: 'pending', amount: -total })
    expect(asked.paid).toBe(total)
    expect(await refused({ orderId, amount: -1, refunds: entry.id })).toBe('422 refund_beyond_paid')
    await vi.waitFor(
      () => expect(stripe.asked.some(({ key }) => key === `refund-${pending.id}`)).toBe(true),
      10_000,
    )
    const refund = { id: `re_${pending.id}`, payment_intent: paymentId, amount: total }
    const told = { ...refund, metadata: { entryId: pending.id } }
    expect(await hear(refundEvent({ ...told, status: 'succeeded' }))).toBe(200)
    expect(await hear(refundEvent({ ...told, status: 'pending' }, 'refund.created'))).toBe(200)
    expect(await ledgerOf(orderId)).toMatchObject({ paid: 0, balance: total })
    expect(await hear(refundEvent({ ...told, status: 'failed' }, 'refund.failed'))).toBe(200)
    expect(await ledgerOf(orderId)).toMatchObject({ paid: total, balance: 0 })
  })

  test('that was given back at the provider is booked; told before its payment, it is told again', async () => {
    const { orderId, total, paymentId } = await paidByCard()
    const refund = { id: `re_${randomUUID()}`, payment_intent: paymentId, amount: 300, status: 'succeeded' }
    expect(await hear(refundEvent(refund))).toBe(200)
    expect(await hear(refundEvent(refund, 'refund.created'))).toBe(200)
    expect((await ledgerOf(orderId)).paid).toBe(total - 300)
    const early = stripe.sign({ id: 'evt_early', ...refundEvent({ ...refund, payment_intent: 'pi_later' }) })
    expect(await send(early.payload, early.signature)).toBe(409)
    expect(await send(early.payload, early.signature)).toBe(409)
  })

  test('that is disputed goes out, and comes in again when it is won', async () => {
    const { orderId, total, paymentId } = await paidByCard()
    const dispute = (type: string) => ({
      type,
      data: { object: { id: `dp_${paymentId}`, payment_intent: paymentId, amount: total, currency: 'cad' } },
    })
    await hear(dispute('charge.dispute.funds_withdrawn'))
    await hear(dispute('charge.dispute.funds_withdrawn'))
    expect((await ledgerOf(orderId)).paid).toBe(0)
    await hear(dispute('charge.dispute.funds_reinstated'))
    expect((await ledgerOf(orderId)).paid).toBe(total)
  })
})

describe('the history (PA17)', () => {
  const historyOf = async (preorderId: string) =>
    (await staff.call(deskCalls.read, { body: { preorderId } })).history.map(({ user, event }) => ({
      by: user?.id ?? null,
      ...event,
    }))

  test('tells of a deposit that is asked for, changed and no more, each once', async () => {
    const { id: preorderId } = await placeOrder(maya, [designId])
    const ask = async (percent: number | null) =>
      (await staff.call(paymentCalls.setDeposit, { body: { preorderId, percent } })).deposit
    const thirty = await ask(30)
    const told = { by: staff.id, name: 'deposit_updated' }
    const first = { ...told, data: { old: null, new: thirty, currency: 'cad' } }
    expect((await historyOf(preorderId))[0]).toEqual(first)
    await ask(30)
    const half = await ask(50)
    await ask(null)
    expect((await historyOf(preorderId)).slice(0, 3)).toEqual([
      { ...told, data: { old: half, new: null, currency: 'cad' } },
      { ...told, data: { old: thirty, new: half, currency: 'cad' } },
      first,
    ])
  })

  test('tells of payments, corrections and refunds, and of what became of them', async () => {
    const { orderId, preorderId, total } = await order()
    const { entries } = await record({ orderId, amount: 500, reference: 'CA1' })
    await record({ orderId, reverses: must(entries[0], 'entry').id })
    const { paid, paymentId } = await begin(orderId)
    await hear(paid(total))
    const card = must((await ledgerOf(orderId)).entries.at(-1), 'entry')
    await record({ orderId, method: 'card', amount: -100, refunds: card.id })
    const asked = must((await ledgerOf(orderId)).entries.at(-1), 'entry')
    const succeeded = {
      type: 'refund.updated',
      data: {
        object: {
          id: `re_${asked.id}`,
          object: 'refund',
          amount: 100,
          currency: 'cad',
          payment_intent: paymentId,
          metadata: { entryId: asked.id },
          status: 'succeeded',
        },
      },
    }
    await hear(succeeded)
    await hear(succeeded)
    expect((await historyOf(preorderId)).slice(0, 5)).toMatchObject([
      { by: null, name: 'refund_settled', data: { amount: -100, state: 'booked' } },
      { by: staff.id, name: 'payment_recorded', data: { amount: -100, state: 'pending', reverses: null } },
      { by: null, name: 'payment_recorded', data: { amount: total, state: 'booked', method: 'card' } },
      { by: staff.id, name: 'payment_recorded', data: { amount: -500, reverses: entries[0]?.id } },
      { by: staff.id, name: 'payment_recorded', data: { amount: 500, reference: 'CA1', reverses: null } },
    ])
  })
})
