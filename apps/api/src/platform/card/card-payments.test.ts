import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type CardPayments,
  openCardPayments,
  RefundRefused,
  type WantedPayment,
} from '#api/platform/card/card-payments.ts'
import { type FakeStripe, startFakeStripe } from '#api/testing/fake-stripe.ts'

let stripe: FakeStripe
let card: CardPayments

beforeAll(async () => {
  stripe = await startFakeStripe()
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = stripe.environment
  card = openCardPayments({
    secretKey: STRIPE_SECRET_KEY!,
    webhookSecret: STRIPE_WEBHOOK_SECRET!,
    apiUrl: STRIPE_API_URL,
  })
})
afterAll(() => stripe.close())

const wanted = (): WantedPayment => ({
  preorderId: randomUUID(),
  name: 'Order 20001',
  amount: 12_50,
  currency: 'cad',
  email: 'maya@wolves.example',
  locale: 'fr',
  successUrl: 'https://studio.example/paid',
  cancelUrl: 'https://studio.example/back',
})
const lastAsked = () => stripe.asked.at(-1)?.form

describe('a payment', () => {
  test('begins on the provider’s page, for its amount, in its language, with whose it is', async () => {
    const payment = wanted()
    const begun = await card.begin(payment)
    expect(begun?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\/cs_test_/)
    expect(begun?.expiresAt.getTime()).toBeGreaterThan(Date.now())
    const form = lastAsked()
    expect(form?.get('line_items[0][price_data][unit_amount]')).toBe('1250')
    expect(form?.get('line_items[0][price_data][currency]')).toBe('cad')
    expect(form?.get('customer_email')).toBe(payment.email)
    expect(form?.get('success_url')).toBe(payment.successUrl)
    expect(form?.get('cancel_url')).toBe(payment.cancelUrl)
    for (const about of ['metadata', 'payment_intent_data[metadata]'])
      expect(form?.get(`${about}[preorderId]`)).toBe(payment.preorderId)
  })

  test('of an amount that the provider does not take is null; any other refusal is a fault', async () => {
    for (const code of ['amount_too_small', 'amount_too_large']) {
      stripe.failNext(400, 'not so', code)
      expect(await card.begin(wanted())).toBeNull()
    }
    stripe.failNext(400, 'no such currency', 'parameter_invalid')
    await expect(card.begin(wanted())).rejects.toThrow('no such currency')
  })

  test('is told as the provider has it, when it is asked', async () => {
    const begun = await card.begin(wanted())
    const id = begun!.id
    expect(await card.askPayment(id)).toMatchObject({ id, status: 'open', payment_status: 'unpaid' })
    stripe.become(id, {
      object: 'checkout.session',
      status: 'complete',
      payment_status: 'paid',
      amount_total: 12_50,
    })
    expect(await card.askPayment(id)).toMatchObject({ id, payment_status: 'paid', amount_total: 12_50 })
  })

  test('of which there is no answer is a fault', async () => {
    stripe.failNext(500, 'away')
    await expect(card.askPayment('cs_test_gone')).rejects.toThrow('away')
  })
})

describe('a refund', () => {
  const refund = (entryId: string) => card.refund({ entryId, paymentId: 'pi_1', amount: 300 })

  test('is made once for each entry, however often it is asked for', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    const first = await refund(one)
    expect(lastAsked()?.get('amount')).toBe('300')
    expect(await refund(one)).toBe(first)
    expect(await refund(other)).not.toBe(first)
  })

  test('that the provider does not make is refused', async () => {
    stripe.failNext(400, 'it was given back')
    await expect(refund(randomUUID())).rejects.toThrow(RefundRefused)
  })

  test('is told as the provider has it', async () => {
    stripe.become('re_1', { object: 'refund', status: 'succeeded', amount: 300, currency: 'cad' })
    expect(await card.askRefund('re_1')).toMatchObject({ id: 're_1', status: 'succeeded', amount: 300 })
  })
})

describe('what the provider tells', () => {
  test('is read where its signature is the provider’s', () => {
    const { payload, signature } = stripe.sign({ id: 'evt_1', type: 'refund.updated' })
    expect(card.readEvent(Buffer.from(payload), signature)).toMatchObject({ id: 'evt_1' })
  })

  test('is a fault where somebody else has signed it, or nobody', () => {
    const { payload, signature } = stripe.sign({ id: 'evt_1', type: 'refund.updated' })
    const changed = Buffer.from(payload.replace('evt_1', 'evt_2'))
    expect(() => card.readEvent(changed, signature)).toThrow('signature')
    expect(() => card.readEvent(Buffer.from(payload), '')).toThrow('signature')
  })
})
