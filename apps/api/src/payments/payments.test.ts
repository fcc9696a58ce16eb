import { randomUUID } from 'node:crypto'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { cardEvents } from '#api/testing/card-events.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { openPayments, type PaymentWorld } from '#api/testing/payments.ts'
import { signUp, stranger } from '#api/testing/people.ts'

let world: PaymentWorld

beforeAll(async () => {
  world = await openPayments({ INTERAC_EMAIL: 'pay@teamloom.example', PAYMENT_DAYS: '10' })
})
afterAll(() => world.close())

test('what is booked came in today in Toronto, or before (PA22)', async () => {
  const { orderId } = await world.order()
  // Late in the evening in Toronto, the next day in UTC.
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  onTestFinished(() => world.app.setNow(new Date()))
  world.app.setNow(new Date(`${day}T03:30:00Z`))
  const book = (time: string) => world.refused({ orderId, amount: 100, receivedAt: `${day}T${time}:00Z` })
  expect(await book('17:00')).toBe('400 validation_failed')
  expect(await book('03:59')).toBe('answered')
  expect(await book('00:00')).toBe('answered')
})

describe('how to pay by transfer', () => {
  test('is told while something is due, with the reference and the last day (PA10, PA11)', async () => {
    const { orderId, number, total } = await world.order()
    const { instructions } = await world.ledgerOf(orderId)
    expect(instructions).toMatchObject({
      reference: String(number),
      interacEmail: 'pay@teamloom.example',
      bankAccount: null,
    })
    const days = (Date.parse(must(instructions, 'instructions').until) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBeGreaterThanOrEqual(9)
    expect(Math.round(days)).toBeLessThanOrEqual(10)
    expect((await world.record({ orderId, amount: total })).instructions).toBeNull()
  })

  test('is mailed with the deposit that is asked for, in the language of the request', async () => {
    const jonas = await signUp(world.app)
    const { id: preorderId } = await placeOrder(jonas, [await makeDesign(jonas)], { locale: 'fr' })
    const { due, instructions } = await world.staff.call(paymentCalls.setDeposit, {
      body: { preorderId, percent: 30 },
    })
    expect(due).toBeGreaterThan(0)
    const { reference } = must(instructions, 'instructions')
    expect(reference).toMatch(/^R\d+$/)
    const [mail] = await mailsTo(world.app, jonas.email, 'un acompte')
    expect(mail?.text).toContain(`Référence du virement\u00a0: ${reference}`)
    expect(mail?.text).toContain('Interac à\u00a0: pay@teamloom.example')
    await world.staff.call(paymentCalls.setDeposit, { body: { preorderId, percent: null } })
    await mailsTo(world.app, jonas.email, 'un acompte')
  })
})

describe('the ledger', () => {
  test('takes payments of many parts, refunds and reversals, and is never edited (PA1, PA2, PA4)', async () => {
    const { orderId, preorderId, total } = await world.order()
    const first = await world.record({ orderId, amount: 10_000, reference: 'CA123' })
    expect(first).toMatchObject({ total, paid: 10_000, balance: total - 10_000, due: total - 10_000 })
    expect(first.entries).toMatchObject([
      { method: 'interac', amount: 10_000, reference: 'CA123', recordedBy: { first_name: 'Maya' } },
    ])
    const mistake = must(first.entries[0], 'entry').id
    const reversed = await world.record({ preorderId, reverses: mistake })
    expect(reversed).toMatchObject({ paid: 0, balance: total })
    expect(reversed.entries.map(({ amount }) => amount)).toEqual([10_000, -10_000])
    expect(await world.refused({ orderId, reverses: mistake })).toBe('422 not_reversible')
    expect((await world.record({ orderId, amount: total + 500 })).balance).toBe(-500)
    expect(await world.refused({ orderId, amount: -total - 501 })).toBe('422 refund_beyond_paid')
    expect((await world.record({ orderId, amount: -500 })).balance).toBe(0)
  })

  test('is refused what is none', async () => {
    const { orderId, preorderId } = await world.order()
    expect(await world.refused({ orderId })).toBe('400 validation_failed')
    expect(await world.refused({ amount: 5 })).toBe('400 validation_failed')
    expect(await world.refused({ orderId, preorderId, amount: 5 })).toBe('400 validation_failed')
    expect(await world.refused({ orderId, amount: 0.5 })).toBe('400 validation_failed')
    expect(await world.refused({ orderId, amount: 2_000_000_000 })).toBe('400 validation_failed')
    expect(await world.refused({ orderId: randomUUID(), amount: 5 })).toBe('404 order_not_found')
    expect(await world.refused({ preorderId: randomUUID(), amount: 5 })).toBe('404 preorder_not_found')
    expect(await world.refused({ orderId, reverses: randomUUID() })).toBe('404 entry_not_found')
  })

  test('is its customer’s and staff’s', async () => {
    const { orderId, preorderId } = await world.order()
    const jonas = await signUp(world.app)
    const params = { orderId }
    expect(await jonas.refused(paymentCalls.ledgerOfOrder, { params })).toBe('404 order_not_found')
    expect(await jonas.refused(paymentCalls.ledgerOfRequest, { params: { preorderId } })).toBe(
      '404 preorder_not_found',
    )
    expect(await jonas.refused(paymentCalls.begin, { body: { orderId } })).toBe('404 order_not_found')
    expect(await stranger(world.app).refused(paymentCalls.ledgerOfOrder, { params })).toBe('401 unauthorized')
    expect(await world.staff.call(paymentCalls.ledgerOfOrder, { params })).toMatchObject({ preorderId })
  })

  test('books a payment once, however often it is sent with its key', async () => {
    const { orderId } = await world.order()
    const body = { orderId, method: 'cash', amount: 700 } as const
    const idempotencyKey = randomUUID()
    await Promise.all(
      [1, 2, 3].map(() =>
        world.staff.call(paymentCalls.record, { body }, { idempotencyKey }).catch(() => {}),
      ),
    )
    expect((await world.ledgerOf(orderId)).paid).toBe(700)
  })

  test('gives out no cent twice to those who ask at once (PA3)', async () => {
    const { orderId } = await world.order()
    await world.record({ orderId, amount: 1000 })
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.refused({ orderId, amount: -600 })))
    expect(answers.toSorted()).toEqual([
      '422 refund_beyond_paid',
      '422 refund_beyond_paid',
      '422 refund_beyond_paid',
      'answered',
    ])
  })

  test('begins with the deposit that was asked for (PA6)', async () => {
    const { id: preorderId } = await placeOrder(world.maya, [world.designId])
    const params = { preorderId }
    expect(await world.maya.call(paymentCalls.ledgerOfRequest, { params })).toMatchObject({
      due: 0,
      total: null,
    })
    expect(await world.maya.refused(paymentCalls.begin, { body: { preorderId } })).toBe('422 amount_not_due')
    const asked = await world.staff.call(paymentCalls.setDeposit, { body: { preorderId, percent: 30 } })
    const amount = must(asked.deposit, 'deposit').amount
    expect(asked).toMatchObject({ due: amount, deposit: { percent: 30 } })
    const paid = await world.record({ preorderId, amount: 500 })
    expect(paid).toMatchObject({ due: amount - 500, balance: -500, owed: 0 })
    expect(await world.record({ preorderId, amount })).toMatchObject({ due: 0, owed: 500 })
    expect(
      await world.staff.call(paymentCalls.setDeposit, { body: { preorderId, percent: null } }),
    ).toMatchObject({
      due: 0,
      owed: amount + 500,
      deposit: null,
    })
    await world.staff.call(paymentCalls.setDeposit, { body: { preorderId, percent: 30 } })
    await world.staff.call(deskCalls.setStatus, { body: { preorderId, status: 'cancelled' } })
    expect(await world.maya.call(paymentCalls.ledgerOfRequest, { params })).toMatchObject({
      due: 0,
      owed: amount + 500,
    })
  })
})

describe('the history (PA17)', () => {
  const historyOf = async (preorderId: string) =>
    (await world.staff.call(deskCalls.read, { body: { preorderId } })).history.map(({ user, event }) => ({
      by: user?.id ?? null,
      ...event,
    }))

  test('tells of a deposit that is asked for, changed and no more, each once', async () => {
    const { id: preorderId } = await placeOrder(world.maya, [world.designId])
    const ask = async (percent: number | null) =>
      (await world.staff.call(paymentCalls.setDeposit, { body: { preorderId, percent } })).deposit
    const thirty = await ask(30)
    const told = { by: world.staff.id, name: 'deposit_updated' }
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
    const { orderId, preorderId, total } = await world.order()
    const { entries } = await world.record({ orderId, amount: 500, reference: 'CA1' })
    await world.record({ orderId, reverses: must(entries[0], 'entry').id })
    const { paid, paymentId } = await world.begin(orderId)
    await world.hear(paid(total))
    const card = must((await world.ledgerOf(orderId)).entries.at(-1), 'entry')
    await world.record({ orderId, method: 'card', amount: -100, refunds: card.id })
    const asked = must((await world.ledgerOf(orderId)).entries.at(-1), 'entry')
    const succeeded = cardEvents.refund({
      id: `re_${asked.id}`,
      amount: 100,
      payment_intent: paymentId,
      metadata: { entryId: asked.id },
      status: 'succeeded',
    })
    await world.hear(succeeded)
    await world.hear(succeeded)
    expect((await historyOf(preorderId)).slice(0, 5)).toMatchObject([
      { by: null, name: 'refund_settled', data: { amount: -100, state: 'booked' } },
      {
        by: world.staff.id,
        name: 'payment_recorded',
        data: { amount: -100, state: 'pending', reverses: null },
      },
      { by: null, name: 'payment_recorded', data: { amount: total, state: 'booked', method: 'card' } },
      { by: world.staff.id, name: 'payment_recorded', data: { amount: -500, reverses: entries[0]?.id } },
      {
        by: world.staff.id,
        name: 'payment_recorded',
        data: { amount: 500, reference: 'CA1', reverses: null },
      },
    ])
  })
})
