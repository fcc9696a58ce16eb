import { randomUUID } from 'node:crypto'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { must } from '@teamloom/kit/assert.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { askProvider } from '#api/payments/ask-provider.ts'
import { watchProvider } from '#api/payments/watch-provider.ts'
import { openMetrics } from '#api/platform/metrics/metrics.ts'
import { cardEvents, paymentOf } from '#api/testing/card-events.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { patient } from '#api/testing/patient.ts'
import { openPayments, type PaymentWorld } from '#api/testing/payments.ts'
import { signUp } from '#api/testing/people.ts'

let world: PaymentWorld

beforeAll(async () => {
  world = await openPayments()
})
afterEach(() => world.app.setNow(new Date()))
afterAll(() => world.close())

const paid = (sessionId: string, amount: number, currency = 'cad') => ({
  status: 'complete',
  payment_status: 'paid',
  payment_intent: { id: paymentOf(sessionId), status: 'succeeded' },
  amount_total: amount,
  currency,
})
const onItsWay = { status: 'complete', payment_status: 'unpaid', payment_intent: { status: 'processing' } }

/** The job, when so many seconds have gone. */
async function askIn(seconds: number): Promise<void> {
  world.app.setNow(new Date(Date.now() + seconds * 1000))
  await askProvider(world.app.dependencies)
}

const asked = (sessionId: string) => world.stripe.asked.filter(({ path }) => path.includes(sessionId)).length

describe('what the provider does not tell (PA19)', () => {
  test('how much of it there is, and how old, is told to whoever watches', async () => {
    const metrics = openMetrics()
    let now = new Date()
    watchProvider(metrics, world.app.dependencies.database, () => now)
    const readFigures = async () => {
      const text = await metrics.tell()
      const figureOf = (name: string) =>
        Number(new RegExp(`^teamloom_card_untold${name}\\{kind="payments"\\} (.+)$`, 'm').exec(text)?.[1])
      return { payments: figureOf(''), oldest: figureOf('_oldest_seconds') }
    }
    await world.app.pool.query(`update card_sessions set state = 'expired'`)
    const { orderId, total } = await world.order()
    const { sessionId, paid: told } = await world.begin(orderId)
    expect(await readFigures()).toEqual({ payments: 0, oldest: 0 })
    now = new Date(Date.now() + 300_000)
    const { payments, oldest } = await readFigures()
    expect(payments).toBe(1)
    expect(oldest).toBeGreaterThanOrEqual(299)
    expect(oldest).toBeLessThan(330)
    await world.hear(told(total))
    expect((await world.readSession(sessionId)).state).toBe('paid')
    expect(await readFigures()).toEqual({ payments: 0, oldest: 0 })
  })

  test('it is asked when the customer comes back, and books it once, though it tells late', async () => {
    const { orderId, total } = await world.order()
    const { sessionId, paid: told } = await world.begin(orderId)
    world.become(sessionId, paid(sessionId, total))
    const back = await Promise.all([world.readSession(sessionId), world.readSession(sessionId)])
    expect(back.map(({ state }) => state)).toContain('paid')
    expect(await world.readSession(sessionId)).toMatchObject({ state: 'paid', amount: total })
    expect(asked(sessionId)).toBe(1)
    expect(await world.hear(told(total))).toBe(200)
    await askIn(120)
    const ledger = await world.ledgerOf(orderId)
    expect(ledger).toMatchObject({ paid: total, balance: 0, due: 0 })
    expect(ledger.entries).toHaveLength(1)
  })

  test('it is asked when the customer comes back, though a clock that was ahead has asked it', async () => {
    const { orderId, total } = await world.order()
    const { sessionId } = await world.begin(orderId)
    world.app.setNow(new Date(Date.now() + 3 * 86_400_000))
    expect(await world.readSession(sessionId)).toMatchObject({ state: 'open' })
    world.app.setNow(new Date())
    world.become(sessionId, paid(sessionId, total))
    expect(await world.readSession(sessionId)).toMatchObject({ state: 'paid' })
  })

  test('it is asked by a job when nobody comes back, and of nothing that is known', async () => {
    const { orderId, total } = await world.order()
    const { sessionId } = await world.begin(orderId, total - 500)
    world.become(sessionId, paid(sessionId, total - 500))
    await askIn(0)
    expect(asked(sessionId)).toBe(0)
    await askIn(120)
    expect(await world.ledgerOf(orderId)).toMatchObject({ paid: total - 500, due: 500 })
    await askIn(240)
    expect(asked(sessionId)).toBe(1)
  })

  test('a page where nobody paid stays open until it has expired, and what its bank refuses has failed', async () => {
    const { orderId, total } = await world.order()
    const [left, refused] = [await world.begin(orderId), await world.begin(orderId)]
    world.become(refused.sessionId, { ...onItsWay, payment_intent: { status: 'requires_payment_method' } })
    await askIn(120)
    expect((await world.readSession(left.sessionId)).state).toBe('open')
    expect((await world.readSession(refused.sessionId)).state).toBe('failed')
    world.become(left.sessionId, { status: 'expired', payment_status: 'unpaid' })
    await askIn(86_500)
    expect((await world.readSession(left.sessionId)).state).toBe('expired')
    expect(await world.ledgerOf(orderId)).toMatchObject({ paid: 0, due: total, awaited: 0 })
  })

  test('where it answers nothing of one, the page says that it waits, and the others are asked all the same', async () => {
    const { orderId } = await world.order()
    const [one, two] = [await world.begin(orderId, 100), await world.begin(orderId, 200)]
    world.stripe.failNext(500, 'Try again.')
    expect((await world.readSession(one.sessionId)).state).toBe('open')
    world.become(one.sessionId, paid(one.sessionId, 100))
    world.become(two.sessionId, paid(two.sessionId, 200))
    world.stripe.failNext(500, 'Try again.')
    await expect(askIn(120)).rejects.toThrow('the provider has not answered of all')
    await askIn(720)
    expect((await world.ledgerOf(orderId)).paid).toBe(300)
  })

  test('what it gave back is booked when it is asked', async () => {
    const { orderId, total } = await world.order()
    const { sessionId, paid: told } = await world.begin(orderId)
    await world.hear(told(total))
    const payment = must((await world.ledgerOf(orderId)).entries[0], 'payment')
    await world.record({ orderId, method: 'card', amount: -total, refunds: payment.id })
    const entry = async () => {
      const { rows } = await world.app.pool.query<{ id: string; provider_id: string }>(
        'select id, provider_id from ledger_entries where refunds = $1 and provider_id is not null',
        [payment.id],
      )
      return rows[0]
    }
    await expect.poll(entry, patient).toBeDefined()
    const refund = must(await entry(), 'refund')
    world.stripe.become(refund.provider_id, {
      object: 'refund',
      status: 'succeeded',
      amount: total,
      currency: 'cad',
      payment_intent: paymentOf(sessionId),
      metadata: { entryId: refund.id },
    })
    await askIn(120)
    expect(await world.ledgerOf(orderId)).toMatchObject({ paid: 0, balance: total })
    expect((await world.ledgerOf(orderId)).entries.at(-1)?.state).toBe('booked')
  })
})

describe('what is on its way by card (PA18)', () => {
  const completed = (sessionId: string) => ({
    id: `evt_${randomUUID()}`,
    type: 'checkout.session.completed',
    data: { object: { id: sessionId, object: 'checkout.session', ...onItsWay } },
  })

  test('is due no more: it is not paid twice, and what is left may be', async () => {
    const { orderId, preorderId, total } = await world.order()
    const { sessionId, paid: told } = await world.begin(orderId, total - 700)
    await world.hear(completed(sessionId))
    expect((await world.readSession(sessionId)).state).toBe('processing')
    const ledger = await world.ledgerOf(orderId)
    expect(ledger).toMatchObject({ paid: 0, balance: total, due: 700, awaited: total - 700 })
    const begin = (amount: number) => world.maya.refused(paymentCalls.begin, { body: { orderId, amount } })
    expect(await begin(701)).toBe('422 amount_not_due')
    expect(await begin(700)).toBe('answered')
    // Longer than its page is open.
    world.app.setNow(new Date(Date.now() + 3 * 86_400_000))
    const currency = { body: { preorderId, currency: 'usd' as const } }
    expect(await world.staff.refused(deskCalls.setCurrency, currency)).toBe('422 has_payments')
    await world.hear({ ...told(total - 700), type: 'checkout.session.async_payment_succeeded' })
    expect(await world.ledgerOf(orderId)).toMatchObject({ paid: total - 700, due: 700, awaited: 0 })
  })

  test('is due again once its bank has refused it, though word that it is on its way comes late', async () => {
    const { orderId, total } = await world.order()
    const { sessionId } = await world.begin(orderId)
    await world.hear(completed(sessionId))
    expect(await world.ledgerOf(orderId)).toMatchObject({ due: 0, instructions: null })
    await world.hear(cardEvents.ended(sessionId, 'async_payment_failed'))
    await world.hear(completed(sessionId))
    expect((await world.readSession(sessionId)).state).toBe('failed')
    expect(await world.ledgerOf(orderId)).toMatchObject({ due: total, awaited: 0 })
  })

  // Last: its number is the next one after those of the orders above.
  test('is not asked for in the mail that the order is confirmed', async () => {
    const jonas = await signUp(world.app)
    const { id: preorderId } = await placeOrder(jonas, [await makeDesign(jonas)])
    const { due } = await world.staff.call(paymentCalls.setDeposit, { body: { preorderId, percent: 30 } })
    const { sessionId } = await jonas.call(paymentCalls.begin, { body: { preorderId } })
    await world.hear(completed(sessionId))
    const body = { preorderId, status: 'purchased' as const, tellCustomer: true }
    await world.staff.call(deskCalls.setStatus, { body })
    const ledger = await jonas.call(paymentCalls.ledgerOfRequest, { params: { preorderId } })
    expect(ledger).toMatchObject({ awaited: due, due: must(ledger.balance, 'balance') - due })
    const [mail] = await mailsTo(world.app, jonas.email, 'is confirmed')
    expect(mail?.text).toContain(`To pay: ${moneyText(ledger.due, 'cad', 'en')}`)
  })
})
