import { randomUUID } from 'node:crypto'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { type Split, splitCalls } from '@teamloom/contract/split.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardEvents, hearEvent, paymentOf } from '#api/testing/card-events.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { type FakeStripe, startFakeStripe } from '#api/testing/fake-stripe.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let stripe: FakeStripe
let app: TestApp
let staff: Person

beforeAll(async () => {
  stripe = await startFakeStripe()
  app = await startTestApp({ ...stripe.environment, PUBLIC_URL: 'https://studio.example' })
  staff = await signUpStaff(app)
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

/** An order of somebody's, for which Ana (two M) and Noah (one L, by hand) gave their sizes. */
async function ordered(on = app, clerk = staff) {
  const captain = await signUp(on, { firstName: 'Colette' })
  const designId = await makeDesign(captain, { name: 'Regatta tee' })
  await captain.call(designCalls.setCollectable, { body: { designId, collectable: true } })
  const email = `ana-${randomUUID()}@example.com`
  const details = { firstName: 'Ana', lastName: 'Roy', email }
  await stranger(on).call(collectionCalls.collectSize, {
    body: { details, selection: [{ id: designId, size: 'M', quantity: 2 }] },
  })
  await captain.call(collectionCalls.addEntry, {
    body: {
      projectId: captain.projectId,
      details: { firstName: 'Noah', lastName: 'Côté' },
      design_id: designId,
      size: 'L',
      quantity: 1,
    },
  })
  const { id: preorderId } = await placeOrder(captain, [designId])
  const body = { preorderId, status: 'purchased' } as const
  const orderId = must((await clerk.call(deskCalls.setStatus, { body })).order_id, 'order')
  return { captain, orderId, preorderId, email }
}

const make = (captain: Person, orderId: string, notify = false) =>
  captain.call(splitCalls.make, { body: { orderId, notify } })
const lineOf = ({ lines }: Split, name: string) =>
  must(
    lines.find(({ first_name }) => first_name === name),
    name,
  )
const secretOf = (split: Split, name: string) => must(lineOf(split, name).url, 'url').split('/').at(-1) ?? ''
const share = (secret: string) => stranger(app).call(splitCalls.share, { params: { secret } })

const hear = async (event: Parameters<typeof hearEvent>[2]) =>
  expect(await hearEvent(app, stripe, event)).toBe(200)

describe('who owes what of an order', () => {
  test('is made from the sizes that were collected, and sums to its total (PA8)', async () => {
    const { captain, orderId } = await ordered()
    expect((await captain.call(splitCalls.read, { params: { orderId } })).lines).toEqual([])
    const split = await make(captain, orderId)
    expect(split.lines.map(({ first_name, pieces, isPaid }) => [first_name, pieces, isPaid])).toEqual([
      ['Ana', [{ designName: 'Regatta tee', size: 'M', qty: 2 }], false],
      ['Noah', [{ designName: 'Regatta tee', size: 'L', qty: 1 }], false],
      ['Colette', [], false],
    ])
    expect(split.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(split.total)
    const [ana, noah] = split.lines
    expect(Math.abs(must(ana, 'ana').amount - 2 * must(noah, 'noah').amount)).toBeLessThanOrEqual(2)
    expect(await make(captain, orderId)).toEqual(split)
    expect(await staff.call(splitCalls.read, { params: { orderId } })).toEqual(split)
  })

  test('needs sizes that were collected, and is its customer’s alone', async () => {
    const { captain, orderId } = await ordered()
    const other = await signUp(app)
    const { id: preorderId } = await placeOrder(other, [await makeDesign(other)])
    const { order_id } = await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'purchased' } })
    expect(await other.refused(splitCalls.make, { body: { orderId: must(order_id, 'order') } })).toBe(
      '422 nothing_to_split',
    )
    for (const person of [other, staff])
      expect(await person.refused(splitCalls.make, { body: { orderId } })).toBe('404 order_not_found')
    expect(await other.refused(splitCalls.read, { params: { orderId } })).toBe('404 order_not_found')
    await make(captain, orderId)
  })

  test('what was settled by hand stays when the order is edited, and can be unticked (PA9)', async () => {
    const { captain, orderId, preorderId } = await ordered()
    const before = await make(captain, orderId)
    const { id, amount } = lineOf(before, 'Ana')
    const shareId = must(id, 'share')
    const tick = (isPaid: boolean) => captain.call(splitCalls.settle, { body: { orderId, shareId, isPaid } })
    expect(lineOf(await tick(true), 'Ana')).toMatchObject({ isPaid: true, isByCard: false, amount })
    const discount = { id: randomUUID(), name: 'Thanks', amount: 5000 }
    await staff.call(deskCalls.setDiscount, { body: { preorderId, discount } })
    const after = await make(captain, orderId)
    expect(lineOf(after, 'Ana').amount).toBe(amount)
    expect(lineOf(after, 'Noah').amount).toBeLessThan(lineOf(before, 'Noah').amount)
    expect(after.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(after.total)
    expect(lineOf(await tick(false), 'Ana').isPaid).toBe(false)
    const elsewhere = { orderId, shareId: randomUUID(), isPaid: true }
    expect(await captain.refused(splitCalls.settle, { body: elsewhere })).toBe('404 not_found')
  })
})

test('that of three thousand is made, settled and read', async () => {
  const { captain, orderId } = await ordered()
  await app.pool.query(
    `with entry as (select * from collection_entries where project_id = $1 limit 1),
      people as (
        insert into collection_people (id, project_id, email, name_key, language)
        select gen_random_uuid(), $1, 'member-' || i || '@example.com', 'member ' || i, 'en' from generate_series(1, 3000) i
        returning id, email)
    insert into collection_entries (id, project_id, design_id, person_id, first_name, last_name, size, quantity)
    select gen_random_uuid(), $1, entry.design_id, people.id, 'Member', people.email, 'M', 1 from people, entry`,
    [captain.projectId],
  )
  const { lines } = await make(captain, orderId)
  expect(lines).toHaveLength(3003)
  const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const headers = { 'access-token': captain.token }
    const { statusCode } = await app.app.inject({
      method,
      url: `/api/v1/orders${url}`,
      headers,
      ...(payload && { payload }),
    })
    expect(statusCode).toBe(200)
  }
  await ask('POST', '/split', { orderId })
  await ask('PUT', '/split/paid', { orderId, shareId: must(lines[5]?.id, 'share'), isPaid: true })
  await ask('GET', `/split/${orderId}`)
})

describe('the link of a line (PA15)', () => {
  test('shows that line only, and nobody guesses it', async () => {
    const { captain, orderId } = await ordered()
    const split = await make(captain, orderId)
    const own = await share(secretOf(split, 'Ana'))
    expect(own).toMatchObject({ organiser: 'Colette', first_name: 'Ana', isPaid: false, canPayByCard: true })
    expect(own.amount).toBe(lineOf(split, 'Ana').amount)
    expect(JSON.stringify(own)).not.toContain('Noah')
    for (const secret of [
      'x',
      `${secretOf(split, 'Ana')}x`,
      secretOf(split, 'Ana').replace(/^./, 'A').slice(1),
    ])
      expect(await stranger(app).refused(splitCalls.share, { params: { secret } })).toBe('404 not_found')
  })

  /** Ana's line, and what tells of a payment for it. */
  async function anasShare() {
    const { captain, orderId } = await ordered()
    const secret = secretOf(await make(captain, orderId), 'Ana')
    const { amount } = await share(secret)
    const begin = async () => {
      const { url } = await stranger(app).call(splitCalls.payShare, { params: { secret } })
      const { rows } = await app.pool.query<{ id: string }>('select id from card_sessions where url = $1', [
        url,
      ])
      return must(rows[0], 'session').id
    }
    const line = async () => lineOf(await captain.call(splitCalls.read, { params: { orderId } }), 'Ana')
    return { captain, orderId, secret, amount, begin, line }
  }

  test('pays it by card: the line is paid once the provider has said so, and the ledger has it (PA7)', async () => {
    const { captain, orderId, secret, amount, begin, line } = await anasShare()
    const sessionId = await begin()
    expect((await share(secret)).isPaid).toBe(false)
    await hear(cardEvents.paid(sessionId, amount))
    expect((await share(secret)).isPaid).toBe(true)
    expect(await line()).toMatchObject({ isPaid: true, isByCard: true, amount })
    const ledger = await captain.call(paymentCalls.ledgerOfOrder, { params: { orderId } })
    expect(ledger.paid).toBe(amount)
    expect(await stranger(app).refused(splitCalls.payShare, { params: { secret } })).toBe(
      '422 amount_not_due',
    )
    const untick = { orderId, shareId: must((await line()).id, 'share'), isPaid: false }
    expect(await captain.refused(splitCalls.settle, { body: untick })).toBe('422 not_reversible')
  })

  test('does not pay it again while it is on its way, and hears of it though nobody tells (PA18, PA19)', async () => {
    const { secret, amount, begin, line } = await anasShare()
    const sessionId = await begin()
    const onItsWay = { object: 'checkout.session', status: 'complete', payment_status: 'unpaid' }
    stripe.become(sessionId, onItsWay)
    expect(await share(secret)).toMatchObject({ isPaid: false, isAwaited: true })
    expect(await line()).toMatchObject({ isPaid: false, isAwaited: true })
    expect(await stranger(app).refused(splitCalls.payShare, { params: { secret } })).toBe(
      '422 amount_not_due',
    )
    const paid = { payment_status: 'paid', payment_intent: paymentOf(sessionId), amount_total: amount }
    stripe.become(sessionId, { ...onItsWay, ...paid, currency: 'cad' })
    app.setNow(new Date(Date.now() + 11_000))
    expect(await share(secret)).toMatchObject({ isPaid: true, isAwaited: false })
    app.setNow(new Date())
  })

  test('does not pay it with another currency, nor with less than it asks for', async () => {
    const { amount, begin, line } = await anasShare()
    await hear(cardEvents.paid(await begin(), amount, 'usd'))
    expect(await line()).toMatchObject({ isPaid: false, isByCard: false })
    await hear(cardEvents.paid(await begin(), amount - 1))
    expect(await line()).toMatchObject({ isPaid: false, isByCard: false, amount })
  })

  test('is owed again once its payment was given back or is disputed, and paid when that is won', async () => {
    const { captain, orderId, secret, amount, begin, line } = await anasShare()
    const sessionId = await begin()
    await hear(cardEvents.paid(sessionId, amount))
    await hear(cardEvents.dispute(sessionId, amount, 'withdrawn'))
    expect(await line()).toMatchObject({ isPaid: false, isByCard: false, paidAt: null })
    expect((await share(secret)).isPaid).toBe(false)
    await hear(cardEvents.dispute(sessionId, amount, 'reinstated'))
    expect(await line()).toMatchObject({ isPaid: true, isByCard: true, amount })
    const back = { payment_intent: paymentOf(sessionId), status: 'succeeded' }
    await hear(cardEvents.refund({ ...back, amount: 300 }))
    expect(await line()).toMatchObject({ isPaid: true, amount: amount - 300 })
    await hear(cardEvents.refund({ ...back, amount: amount - 300 }))
    expect(await line()).toMatchObject({ isPaid: false, amount })
    const tick = { orderId, shareId: must((await line()).id, 'share'), isPaid: true }
    await captain.call(splitCalls.settle, { body: tick })
    expect(await line()).toMatchObject({ isPaid: true, isByCard: false })
  })

  test('paid twice at once stays paid when one of both is given back', async () => {
    const { amount, begin, line } = await anasShare()
    const [one, two] = [await begin(), await begin()]
    await hear(cardEvents.paid(one, amount))
    await hear(cardEvents.paid(two, amount))
    const refund = cardEvents.refund({ payment_intent: paymentOf(two), status: 'succeeded', amount })
    await hear(refund)
    expect(await line()).toMatchObject({ isPaid: true, isByCard: true, amount })
  })

  test('does not make the provider busy', async () => {
    const { secret, begin } = await anasShare()
    await Promise.all(Array.from({ length: 20 }, begin))
    expect(await stranger(app).refused(splitCalls.payShare, { params: { secret } })).toBe(
      '429 too_many_requests',
    )
  })

  test('is mailed to whoever has an address and has not paid, once a day (PA15)', async () => {
    const { captain, orderId, email } = await ordered()
    const split = await make(captain, orderId, true)
    const [mail] = await mailsTo(app, email, 'Your share')
    expect(mail?.text).toContain(must(lineOf(split, 'Ana').url, 'url'))
    expect(split.lines.map(({ isToTell }) => isToTell)).toEqual([false, false, false])
    await make(captain, orderId, true)
    expect(await mailsTo(app, email, 'Your share')).toHaveLength(1)
    app.setNow(new Date(Date.now() + 25 * 3_600_000))
    expect(lineOf(await make(captain, orderId), 'Ana').isToTell).toBe(true)
    await make(captain, orderId, true)
    expect(await mailsTo(app, email, 'Your share', 2)).toHaveLength(2)
    app.setNow(new Date())
  })

  test('is not mailed where nobody could pay by it (PA15)', async () => {
    const without = await startTestApp()
    const { captain, orderId, email } = await ordered(without, await signUpStaff(without))
    expect((await make(captain, orderId)).canPayByCard).toBe(false)
    expect(await captain.refused(splitCalls.make, { body: { orderId, notify: true } })).toBe(
      '422 card_unavailable',
    )
    expect(await mailsTo(without, email, 'Your share', 0)).toEqual([])
    await without.close()
  })

  test('is none once the order is cancelled', async () => {
    const { captain, orderId, preorderId } = await ordered()
    const split = await make(captain, orderId)
    await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'cancelled' } })
    const params = { secret: secretOf(split, 'Ana') }
    expect(await stranger(app).refused(splitCalls.share, { params })).toBe('404 not_found')
  })
})
