import { randomUUID } from 'node:crypto'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { must } from '@teamloom/kit/assert.ts'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardEvents } from '#api/testing/card-events.ts'
import { patient } from '#api/testing/patient.ts'
import { openPayments, type PaymentWorld } from '#api/testing/payments.ts'
import { signUp } from '#api/testing/people.ts'

let world: PaymentWorld

beforeAll(async () => {
  world = await openPayments()
})
afterAll(() => world.close())

describe('payment by card', () => {
  test('begins at the provider’s page for no more than is due (PA7)', async () => {
    const { orderId, total } = await world.order()
    for (const amount of [0, -5]) {
      expect(await world.maya.refused(paymentCalls.begin, { body: { orderId, amount } })).toBe(
        '400 validation_failed',
      )
    }
    expect(await world.maya.refused(paymentCalls.begin, { body: { orderId, amount: total + 1 } })).toBe(
      '422 amount_not_due',
    )
    const { sessionId, url } = await world.begin(orderId)
    expect(new URL(url).pathname).toBe(`/pay/${sessionId}`)
    const asked = must(world.stripe.asked.at(-1), 'asked').form
    expect(asked.get('line_items[0][price_data][unit_amount]')).toBe(String(total))
    expect(asked.get('success_url')).toMatch(/\/orders\/session\/\{CHECKOUT_SESSION_ID\}$/)
    expect(await world.readSession(sessionId)).toMatchObject({ state: 'open', orderId, amount: total })
    const other = await signUp(world.app)
    expect(await other.refused(paymentCalls.session, { params: { sessionId } })).toBe('404 not_found')
  })

  test('is booked once, however often and from however many sides it is told (PA1)', async () => {
    const { orderId, total } = await world.order()
    const { sessionId, paid } = await world.begin(orderId)
    const once = world.stripe.sign({ id: `evt_${randomUUID()}`, ...paid(total) })
    const answers = await Promise.all([
      world.send(once.payload, once.signature),
      world.send(once.payload, once.signature),
      world.hear(paid(total)),
      world.hear({ ...paid(total), type: 'checkout.session.async_payment_succeeded' }),
    ])
    expect(answers).toEqual([200, 200, 200, 200])
    expect(await world.ledgerOf(orderId)).toMatchObject({ paid: total, balance: 0, due: 0 })
    expect((await world.readSession(sessionId)).state).toBe('paid')
    expect(await world.hear(cardEvents.ended(sessionId, 'expired'))).toBe(200)
    expect((await world.readSession(sessionId)).state).toBe('paid')
  })

  test('of one balance from two browsers is booked for both, and owed back (PA2)', async () => {
    const { orderId, total } = await world.order()
    const [one, two] = [await world.begin(orderId), await world.begin(orderId)]
    await world.hear(one.paid(total))
    await world.hear(two.paid(total))
    expect(await world.ledgerOf(orderId)).toMatchObject({ paid: 2 * total, balance: -total })
  })

  test('is booked and told as what came in, and not at all in another currency (PA7)', async () => {
    const { orderId, total } = await world.order()
    const less = await world.begin(orderId)
    await world.hear(less.paid(total - 100))
    expect(await world.ledgerOf(orderId)).toMatchObject({ balance: 100 })
    expect(await world.readSession(less.sessionId)).toMatchObject({ state: 'paid', amount: total - 100 })
    const { sessionId, paid } = await world.begin(orderId, 100)
    await world.hear(paid(100, 'usd'))
    const ledger = await world.ledgerOf(orderId)
    expect(ledger).toMatchObject({ balance: 100 })
    expect(ledger.entries.at(-1)).toMatchObject({ state: 'failed', amount: 100, currency: 'usd' })
    expect(ledger.entries.at(-1)?.reference).toMatch(/^\S+$/)
    const unsettled = { state: 'unsettled', amount: 100, currency: 'usd' }
    expect(await world.readSession(sessionId)).toMatchObject(unsettled)
    await world.hear(cardEvents.ended(sessionId, 'expired'))
    expect((await world.readSession(sessionId)).state).toBe('unsettled')
  })

  test('that the provider does not take is refused, and may be tried again', async () => {
    const { orderId } = await world.order()
    const body = { orderId, amount: 20 }
    world.stripe.failNext(400, 'Amount must convert to at least 50 cents.', 'amount_too_small')
    expect(await world.maya.refused(paymentCalls.begin, { body })).toBe('422 card_unavailable')
    expect(await world.maya.refused(paymentCalls.begin, { body })).toBe('answered')
  })

  test('that the provider does not give back stays what it was (PA5)', async () => {
    const { orderId, total, entry } = await paidByCard()
    world.stripe.failNext(400, 'The charge is too old.')
    await world.record({ orderId, method: 'card', amount: -100, refunds: entry.id })
    const last = async () => must((await world.ledgerOf(orderId)).entries.at(-1), 'refund')
    await expect.poll(async () => (await last()).state, patient).toBe('failed')
    expect(await world.ledgerOf(orderId)).toMatchObject({ paid: total, balance: 0 })
    // It is asked for once more, and none of it counts as gone.
    expect(await world.refused({ orderId, method: 'card', amount: -total, refunds: entry.id })).toBe(
      'answered',
    )
  })

  test('is not believed without its signature', async () => {
    const { orderId, total } = await world.order()
    const { paid } = await world.begin(orderId)
    const { payload, signature } = world.stripe.sign({ id: 'evt_false', ...paid(total) })
    expect(await world.send(payload.replace(String(total), '1'), signature)).toBe(401)
    expect(await world.send(payload, 't=1,v1=00')).toBe(401)
    expect(await world.send('{', '')).toBe(401)
    expect((await world.ledgerOf(orderId)).paid).toBe(0)
  })

  test('ends unpaid when it expires or fails', async () => {
    const { orderId } = await world.order()
    const [one, two] = [await world.begin(orderId), await world.begin(orderId)]
    await world.hear(cardEvents.ended(one.sessionId, 'expired'))
    await world.hear(cardEvents.ended(two.sessionId, 'async_payment_failed'))
    expect((await world.readSession(one.sessionId)).state).toBe('expired')
    expect((await world.readSession(two.sessionId)).state).toBe('failed')
  })

  async function paidByCard() {
    const { orderId, total } = await world.order()
    const begun = await world.begin(orderId)
    await world.hear(begun.paid(total))
    const entry = must((await world.ledgerOf(orderId)).entries[0], 'entry')
    return { orderId, total, entry, sessionId: begun.sessionId, paymentId: begun.paymentId }
  }

  test('is how the order is paid until a transfer comes in; a mistake is none (PA16)', async () => {
    const { orderId } = await world.order()
    const method = async () => {
      const mine = await world.maya.call(orderCalls.list, {})
      return mine.find(each => each.order.id === orderId)?.paymentMethod
    }
    expect(await method()).toBe('bank_transfer')
    await world.hear((await world.begin(orderId, 500)).paid(500))
    expect(await method()).toBe('card')
    const { entries } = await world.record({ orderId, amount: 100 })
    expect(await method()).toBe('bank_transfer')
    await world.record({ orderId, reverses: must(entries.at(-1), 'transfer').id })
    expect(await method()).toBe('card')
    await world.record({ orderId, amount: -200 })
    expect(await method()).toBe('card')
  })

  test('is given back to the card once, pending until the provider says so (PA3, PA5)', async () => {
    const { orderId, total, entry, paymentId } = await paidByCard()
    expect(await world.refused({ orderId, reverses: entry.id })).toBe('422 not_reversible')
    const asked = await world.record({ orderId, method: 'card', amount: -total, refunds: entry.id })
    const pending = must(asked.entries.at(-1), 'refund')
    expect(pending).toMatchObject({ state: 'pending', amount: -total })
    expect(asked.paid).toBe(total)
    expect(await world.refused({ orderId, amount: -1, refunds: entry.id })).toBe('422 refund_beyond_paid')
    await expect.poll(() => world.stripe.asked.map(({ key }) => key)).toContain(`refund-${pending.id}`)
    const refund = { id: `re_${pending.id}`, payment_intent: paymentId, amount: total }
    const told = { ...refund, metadata: { entryId: pending.id } }
    expect(await world.hear(cardEvents.refund({ ...told, status: 'succeeded' }))).toBe(200)
    expect(await world.hear(cardEvents.refund({ ...told, status: 'pending' }, 'refund.created'))).toBe(200)
    expect(await world.ledgerOf(orderId)).toMatchObject({ paid: 0, balance: total })
    expect(await world.hear(cardEvents.refund({ ...told, status: 'failed' }, 'refund.failed'))).toBe(200)
    expect(await world.ledgerOf(orderId)).toMatchObject({ paid: total, balance: 0 })
  })

  test('that was given back at the provider is booked; told before its payment, it is told again', async () => {
    const { orderId, total, paymentId } = await paidByCard()
    const refund = { id: `re_${randomUUID()}`, payment_intent: paymentId, amount: 300, status: 'succeeded' }
    expect(await world.hear(cardEvents.refund(refund))).toBe(200)
    expect(await world.hear(cardEvents.refund(refund, 'refund.created'))).toBe(200)
    expect((await world.ledgerOf(orderId)).paid).toBe(total - 300)
    const early = world.stripe.sign({
      id: 'evt_early',
      ...cardEvents.refund({ ...refund, payment_intent: 'pi_later' }),
    })
    expect(await world.send(early.payload, early.signature)).toBe(409)
    expect(await world.send(early.payload, early.signature)).toBe(409)
  })

  test('that is disputed goes out, and comes in again when it is won', async () => {
    const { orderId, total, sessionId } = await paidByCard()
    const dispute = (how: 'withdrawn' | 'reinstated') => cardEvents.dispute(sessionId, total, how)
    await world.hear(dispute('withdrawn'))
    await world.hear(dispute('withdrawn'))
    expect((await world.ledgerOf(orderId)).paid).toBe(0)
    await world.hear(dispute('reinstated'))
    expect((await world.ledgerOf(orderId)).paid).toBe(total)
  })

  test('of another shop on the same account is done with, once it cannot be ours (PA21)', async () => {
    const { orderId } = await world.order()
    const { sessionId } = await world.begin(orderId)
    const foreign = { payment_intent: `pi_${randomUUID()}`, amount: 100 }
    const told = [
      cardEvents.refund({ ...foreign, status: 'succeeded', metadata: {} }, 'refund.created'),
      {
        ...cardEvents.dispute('x', 100, 'withdrawn'),
        data: { object: { id: 'dp_x', currency: 'cad', ...foreign } },
      },
    ]
    const created = (daysAgo: number) => ({ created: Math.floor(Date.now() / 1000) - daysAgo * 86_400 })
    for (const event of told) {
      // It may be of the session that is open, of which nothing was told yet; of one that was begun later it is not.
      expect(await world.hear({ ...event, ...created(0) })).toBe(409)
      expect(await world.hear({ ...event, ...created(1) })).toBe(200)
    }
    await world.app.pool.query(
      "update card_sessions set state = 'expired' where state in ('open', 'processing') and id <> $1",
      [sessionId],
    )
    await world.hear(cardEvents.ended(sessionId, 'expired'))
    for (const event of told) expect(await world.hear(event)).toBe(200)
  })
})

describe('what is signed and odd (PA21)', () => {
  const object = { id: `cs_${randomUUID()}`, payment_status: 'paid', amount_total: 500, currency: 'cad' }
  const completed = (odd: unknown) => ({ type: 'checkout.session.completed', data: { object: odd } })
  const refunded = (odd: unknown) => ({ type: 'refund.updated', data: { object: odd } })

  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['no object', { type: 'checkout.session.completed', data: {} }],
    ['no data', { type: 'checkout.session.completed' }],
    ['null', completed(null)],
    ['a list', completed([])],
    ['no id', completed({ ...object, id: undefined })],
    ['an id that is a number', completed({ ...object, id: 5 })],
    ['a request that is no id', completed({ ...object, metadata: { preorderId: 'x' } })],
    ['a NUL', completed({ ...object, id: 'cs_\u0000', metadata: { preorderId: '\u0000' } })],
    ['an amount that is no number', completed({ ...object, amount_total: '5' })],
    ['an amount beyond all', completed({ ...object, amount_total: 1e300 })],
    ['an amount of parts of a cent', completed({ ...object, amount_total: 0.5 })],
    ['a refund of nothing', refunded({})],
    ['a refund without an amount', refunded({ id: 're_1', payment_intent: 'pi_1', currency: 'cad' })],
    ['a refund of a list', refunded({ id: 're_1', payment_intent: ['pi_1'], amount: 1, currency: 'cad' })],
    ['a dispute of nothing', { type: 'charge.dispute.funds_withdrawn', data: { object: {} } }],
    ['a session that ended without an id', { type: 'checkout.session.expired', data: { object: {} } }],
    ['no kind', { data: { object } }],
    ['a kind that is no word', { type: 5, data: { object } }],
    ['a kind that nobody knows', { type: 'invoice.paid', data: { object: null } }],
    ['no id of its own', { ...completed(object), id: undefined }],
    ['an id of its own that is no word', { ...completed(object), id: {} }],
  ])('is done with, and books nothing: %s', async (_, event) => {
    const kept = async () => {
      const { rows } = await world.app.pool.query<{ count: string }>('select count(*) from ledger_entries')
      return rows[0]?.count
    }
    const before = await kept()
    expect(await world.hear(event)).toBe(200)
    expect(await kept()).toBe(before)
  })

  test.each(['null', '[]', '5', '"x"', 'no JSON', '{"object":"v2.core.event","type":"v1.billing.meter.x"}'])(
    'is done with though it is %s',
    async payload => {
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: must(world.stripe.environment.STRIPE_WEBHOOK_SECRET, 'secret'),
      })
      expect(await world.send(payload, signature)).toBe(200)
      expect(await world.send(payload, 't=1,v1=00')).toBe(401)
    },
  )
})
