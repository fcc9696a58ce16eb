import process from 'node:process'
import { referralCents, referralCreditId } from '@teamloom/commerce/offers/referral.ts'
import { isOrdered, type PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { sumCents } from '@teamloom/kit/money.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardEvents } from '#api/testing/card-events.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { openPayments, type PaymentWorld } from '#api/testing/payments.ts'
import { type Person, signUp } from '#api/testing/people.ts'

/** How many sequences; CONTRIBUTING says how to ask for more. */
// oxlint-disable-next-line eslint/no-restricted-properties -- asked of the test, not of the product
const numRuns = Number(process.env.MONEY_SEQUENCES ?? 8)
/** A second for each: of a busy machine. */
const timeout = 60_000 + numRuns * 1000

let world: PaymentWorld

type Buyer = Person & { readonly designId: string }

beforeAll(async () => {
  world = await openPayments()
})
afterAll(() => world.close())

const pick = fc.nat(1000)
const amount = fc.oneof(fc.integer({ min: 1, max: 90_000 }), fc.constantFrom(1, 99, 10_000, 500_000))
const step = fc.oneof(
  fc.record({ kind: fc.constant('place'), by: pick, many: fc.boolean(), coded: fc.boolean() }),
  fc.record({
    kind: fc.constant('status'),
    of: pick,
    status: fc.constantFrom<PreorderStatus>('purchased', 'purchased', 'cancelled', 'delivered', 'intent'),
  }),
  fc.record({ kind: fc.constant('sizes'), of: pick, qty: fc.constantFrom(1, 20, 40, 150) }),
  fc.record({ kind: fc.constant('discount'), of: pick, which: pick, amount }),
  fc.record({ kind: fc.constant('undiscount'), of: pick }),
  fc.record({ kind: fc.constant('currency'), of: pick, currency: fc.constantFrom('cad', 'usd') }),
  fc.record({ kind: fc.constant('deposit'), of: pick, percent: fc.constantFrom(30, 100, null) }),
  fc.record({ kind: fc.constant('pay'), of: pick, amount }),
  fc.record({ kind: fc.constant('payAll'), of: pick }),
  fc.record({ kind: fc.constant('refund'), of: pick, amount }),
  fc.record({ kind: fc.constant('reverse'), of: pick, entry: pick }),
  fc.record({ kind: fc.constant('card'), of: pick, twice: fc.boolean() }),
  fc.record({ kind: fc.constant('cardBack'), of: pick, entry: pick, amount, succeeds: fc.boolean() }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

test('through whatever is paid, given back, edited and cancelled, each cent is where it was booked (PA1 to PA7, OF5, RE5 to RE7)', {
  timeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async steps => {
      const friend = await buyer()
      const code = await friend.call(userCalls.referralCode, {})
      const run = new Run([await buyer(), friend], code)
      // Both have an order from the start, the friend's of whom they have brought.
      await run.place(0, true, true)
      await run.place(1, false, false)
      for (const each of steps) expect(await run.faultsAfter(each)).toEqual([])
      for (const preorderId of run.booked.keys()) expect(await run.faultsOf(preorderId)).toEqual([])
    }),
    { numRuns },
  )
})

async function buyer(): Promise<Buyer> {
  const person = await signUp(world.app)
  return { ...person, designId: await makeDesign(person) }
}

/** What a step was refused is no fault of it: nothing was booked then. */
async function orRefused(doing: Promise<unknown>): Promise<boolean> {
  try {
    await doing
    return true
  } catch (error) {
    if (error instanceof CallError && error.status < 500) return false
    throw error
  }
}

class Run {
  readonly buyers: readonly Buyer[]
  readonly code: string
  /** What must have been booked of each request. */
  readonly booked = new Map<string, { readonly by: Buyer; paid: number }>()
  constructor(buyers: readonly Buyer[], code: string) {
    this.buyers = buyers
    this.code = code
  }

  async place(by: number, many: boolean, coded: boolean): Promise<string> {
    const person = must(this.buyers[by % 2], 'buyer')
    const sizes = [{ name: 'M', qty: many ? 150 : 20 }]
    const { id } = await placeOrder(person, [person.designId], {
      items: [{ design_id: person.designId, sizes }],
      ...(coded ? { promoCode: this.code } : {}),
    })
    this.booked.set(id, { by: person, paid: 0 })
    return id
  }

  /** What is wrong of the request that it was done to. */
  async faultsAfter(step: Step): Promise<readonly string[]> {
    if (step.kind === 'place') return this.faultsOf(await this.place(step.by, step.many, step.coded))
    const [preorderId] = must([...this.booked][step.of % this.booked.size], 'request')
    const found = await this.change(preorderId, step)
    return [...found, ...(await this.faultsOf(preorderId))]
  }

  private async change(
    preorderId: string,
    step: Exclude<Step, { kind: 'place' }>,
  ): Promise<readonly string[]> {
    const own = must(this.booked.get(preorderId), 'request')
    const { staff } = world
    const ledger = () => staff.call(paymentCalls.ledgerOfRequest, { params: { preorderId } })
    const detail = () => staff.call(deskCalls.read, { body: { preorderId } })
    switch (step.kind) {
      case 'status': {
        const body = { preorderId, status: step.status, tellCustomer: false }
        await orRefused(staff.call(deskCalls.setStatus, { body }))
        return []
      }
      case 'sizes': {
        const { purchasedItems } = await detail()
        const designId = must(purchasedItems[0], 'item').design_id
        const sizes = [{ name: 'M', qty: step.qty }]
        await orRefused(staff.call(deskCalls.setSizes, { body: { preorderId, designId, sizes } }))
        return []
      }
      case 'discount': {
        const { discounts } = (await detail()).invoice
        const known = discounts[step.which % (discounts.length + 1)]
        const discount = {
          id: known?.id ?? crypto.randomUUID(),
          name: known?.name ?? 'Sorry',
          amount: step.amount,
        }
        await orRefused(staff.call(deskCalls.setDiscount, { body: { preorderId, discount } }))
        return []
      }
      case 'undiscount':
        await orRefused(staff.call(deskCalls.setDiscounts, { body: { preorderId, discounts: [] } }))
        return []
      case 'currency': {
        const body = { preorderId, currency: step.currency as 'cad' | 'usd' }
        await orRefused(staff.call(deskCalls.setCurrency, { body }))
        return []
      }
      case 'deposit': {
        const body = { preorderId, percent: step.percent }
        await orRefused(staff.call(paymentCalls.setDeposit, { body }))
        return []
      }
      case 'pay':
      case 'payAll': {
        const paid = step.kind === 'pay' ? step.amount : (await ledger()).due
        if (await orRefused(world.record({ preorderId, amount: paid }))) own.paid += paid
        return []
      }
      case 'refund':
        if (await orRefused(world.record({ preorderId, amount: -step.amount }))) own.paid -= step.amount
        return []
      case 'reverse': {
        const { entries } = await ledger()
        const mistake = entries[step.entry % Math.max(1, entries.length)]
        if (!mistake) return []
        // One that asks twice at once is answered once.
        const ask = () => orRefused(world.record({ preorderId, reverses: mistake.id }))
        const answered = (await Promise.all([ask(), ask()])).filter(Boolean).length
        own.paid -= answered * mistake.amount
        return told({ 'a mistake is reversed once': answered <= (mistake.state === 'booked' ? 1 : 0) })
      }
      case 'card': {
        const begun = await own.by
          .call(paymentCalls.begin, { body: { preorderId } })
          .catch((error: unknown) => (error instanceof CallError ? null : Promise.reject(error)))
        if (!begun) return []
        const { amount, currency } = await own.by.call(paymentCalls.session, {
          params: { sessionId: begun.sessionId },
        })
        const event = cardEvents.paid(begun.sessionId, amount, currency)
        await Promise.all((step.twice ? [event, event] : [event]).map(each => world.hear(each)))
        own.paid += amount
        return []
      }
      case 'cardBack': {
        const { entries, currency } = await ledger()
        const cards = entries.filter(({ isProviders, amount }) => isProviders && amount > 0)
        const payment = cards[step.entry % Math.max(1, cards.length)]
        if (!payment) return []
        const given = Math.min(step.amount, payment.amount)
        if (!(await orRefused(world.record({ preorderId, amount: -given, refunds: payment.id })))) return []
        const asked = must((await ledger()).entries.at(-1), 'refund')
        const refund = {
          id: `re_${asked.id}`,
          payment_intent: must(payment.reference, 'payment'),
          amount: given,
          currency,
          metadata: { entryId: asked.id },
          status: step.succeeds ? 'succeeded' : 'failed',
        }
        await Promise.all([world.hear(cardEvents.refund(refund)), world.hear(cardEvents.refund(refund))])
        if (step.succeeds) own.paid -= given
        return []
      }
    }
  }

  async faultsOf(preorderId: string): Promise<readonly string[]> {
    const { paid } = must(this.booked.get(preorderId), 'request')
    const ledger = await world.staff.call(paymentCalls.ledgerOfRequest, { params: { preorderId } })
    const { preorder, invoice } = await world.staff.call(deskCalls.read, { body: { preorderId } })
    const { rows } = await world.app.pool.query<{ total: number; spent: number }>(
      `select (select (content ->> 'total')::int from invoices i join orders o on o.id = i.order_id
          where o.preorder_id = $1 order by i.revision desc limit 1) as total,
        (select coalesce(sum(amount), 0)::int from credit_spends where preorder_id = $1) as spent`,
      [preorderId],
    )
    const { total, spent } = must(rows[0], 'row')
    const isDue = isOrdered(preorder.status as PreorderStatus)
    const booked = ledger.entries.filter(({ state }) => state === 'booked')
    const backOf = (id: string) =>
      -sumCents(booked.filter(({ refunds }) => refunds === id).map(({ amount }) => amount))
    const isCredit = (discount: { id: string }) => discount.id === referralCreditId
    const others = sumCents(invoice.discounts.filter(each => !isCredit(each)).map(({ amount }) => amount))
    const room = Math.max(0, must(invoice.subtotal, 'subtotal') - others)
    const granted = Math.min(invoice.discounts.find(isCredit)?.amount ?? 0, room)
    const { rows: credits } = await world.app.pool.query<{
      amount: number
      spent: number
      isWithdrawn: boolean
      by: PreorderStatus
    }>(
      `select c.amount, c.withdrawn_at is not null as "isWithdrawn", p.status as by,
          coalesce((select sum(amount) from credit_spends where credit_id = c.id), 0)::int as spent
        from referral_credits c join preorders p on p.id = c.preorder_id where c.user_id = any($1)`,
      [this.buyers.map(({ id }) => id)],
    )
    return told({
      'what is paid is what was booked': ledger.paid === paid,
      'the ledger sums': sumCents(booked.map(({ amount }) => amount)) === paid,
      'the balance is the invoice less what is paid': ledger.balance === (isDue ? total : 0) - paid,
      'nothing below nothing is due': ledger.due >= 0,
      'nothing is paid out that did not come in': paid >= 0,
      'no payment is given back twice': booked.every(({ id, amount }) => backOf(id) <= Math.max(0, amount)),
      'no total is below nothing': must(invoice.total, 'total') >= 0,
      'credit is spent where it is granted': spent === (preorder.status === 'cancelled' ? 0 : granted),
      'one team earns one credit, however often its order is bought': credits.length <= 1,
      'no credit is beyond what was earned': credits.every(
        each => each.amount === referralCents && each.spent <= each.amount,
      ),
      'no credit is had of an order that is none': credits.every(
        each => each.isWithdrawn || isOrdered(each.by),
      ),
    })
  }
}

/** What does not hold. */
function told(claims: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.entries(claims).flatMap(([claim, holds]) => (holds ? [] : [`not: ${claim}`]))
}
