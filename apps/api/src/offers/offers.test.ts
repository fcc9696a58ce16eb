import { endOfCredit } from '@teamloom/commerce/offers/referral.ts'
import type { PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import { type PromoTerms, promoCalls } from '@teamloom/contract/promos.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { releaseOffers } from '#api/offers/keep-offers.ts'
import { earnCredit, withdrawCredit } from '#api/offers/referral-credit.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { orderOf, placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await signUpStaff(app)
})
afterAll(() => app.close())

let made = 0
async function makePromo(change: Partial<PromoTerms> = {}): Promise<string> {
  made += 1
  const body = { code: `CODE-${made}`, kind: 'percent', value: 50, ...change } as PromoTerms
  const { code } = await admin.call(promoCalls.create, { body })
  return code
}

const many = [{ name: 'M', qty: 150 }]

/** The discounts of a request that is placed with the code. */
async function place(person: Person, promoCode?: string, sizes?: typeof many) {
  const designId = await makeDesign(person)
  const items = [{ design_id: designId, sizes: sizes ?? [{ name: 'M', qty: 22 }] }]
  const { id } = await placeOrder(person, [designId], { items, ...(promoCode ? { promoCode } : {}) })
  const all = await person.call(preorderCalls.list, {})
  return must(
    all.find(each => each.preorder.id === id),
    'request',
  )
}

async function cancel(preorderId: string): Promise<void> {
  await app.pool.query(`update preorders set status = 'cancelled' where id = $1`, [preorderId])
}

const named = (request: Awaited<ReturnType<typeof place>>) =>
  request.invoice.discounts.map(({ id, source }) => `${id} ${source}`)

describe('promo codes', () => {
  test('are made, changed and taken off by admins alone', async () => {
    const designer = await signUpStaff(app, 'designer')
    expect(await designer.refused(promoCalls.list, {})).toBe('403 userNotAdmin')
    const body = { code: ' spring-26 ', kind: 'amount', value: 2000, currency: 'cad', uses: 3 } as const
    const promo = await admin.call(promoCalls.create, { body })
    expect(promo).toMatchObject({ code: 'SPRING-26', leastSubtotal: 0, uses: 3, until: null, timesUsed: 0 })
    expect(await admin.refused(promoCalls.create, { body })).toBe('409 promo_exists')
    const params = { id: promo.id }
    expect(
      await admin.call(promoCalls.update, { params, body: { ...body, kind: 'percent', value: 5 } }),
    ).toMatchObject({ id: promo.id, kind: 'percent', value: 5 })
    await admin.call(promoCalls.remove, { params })
    expect(await admin.refused(promoCalls.remove, { params })).toBe('404 not_found')
    expect(await admin.refused(promoCalls.update, { params, body })).toBe('404 not_found')
    expect((await admin.call(promoCalls.list, {})).map(({ id }) => id)).not.toContain(promo.id)
    expect((await admin.call(promoCalls.create, { body })).id).not.toBe(promo.id)
  })

  test('are no one’s referral code', async () => {
    const code = await (await signUp(app)).call(userCalls.referralCode, {})
    const body = { code, kind: 'percent', value: 5 } as const
    expect(await admin.refused(promoCalls.create, { body })).toBe('409 promo_exists')
    const promo = await admin.call(promoCalls.create, { body: { ...body, code: 'NOBODYS-5' } })
    expect(await admin.refused(promoCalls.update, { params: { id: promo.id }, body })).toBe(
      '409 promo_exists',
    )
  })

  test.each([
    [{ kind: 'amount', value: 500 }],
    [{ value: 0 }],
    [{ value: -5 }],
    [{ value: 101 }],
    [{ code: 'A B' }],
    [{ from: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' }],
  ] as const)('are whole: not with %j', async change => {
    const body = { code: 'WRONG', kind: 'percent', value: 5, ...change } as PromoTerms
    expect(await admin.refused(promoCalls.create, { body })).toBe('400 validation_failed')
  })

  test('take off a request what they say, the best offer alone (OF4, OF6)', async () => {
    const maya = await signUp(app)
    const code = await makePromo()
    const request = await place(maya, code.toLowerCase())
    expect(named(request)).toEqual(['promo promo'])
    expect(request.invoice.discounts[0]).toMatchObject({
      name: code,
      amount: Math.round(must(request.invoice.subtotal, 'subtotal') / 2),
    })
    const small = await makePromo({ value: 1 })
    expect(named(await place(await signUp(app), small))).toEqual(['first-order first_order'])
    const beside = await makePromo({ value: 1, addsUp: true })
    expect(named(await place(await signUp(app), beside))).toEqual(['first-order first_order', 'promo promo'])
  })

  test('that nobody knows are kept and take nothing off (OF13)', async () => {
    const request = await place(await signUp(app), 'coach says hi')
    expect(request.promoCode).toBe('coach says hi')
    expect(named(request)).toEqual(['first-order first_order'])
  })

  test('are used up, and free again when a request is cancelled (OF8)', async () => {
    const code = await makePromo({ uses: 1 })
    const [maya, jonas] = [await signUp(app), await signUp(app)]
    const first = await place(maya, code)
    const body = { code, currency: 'cad' } as const
    expect(await jonas.refused(pricingCalls.promo, { body })).toBe('422 promo_used')
    expect(named(await place(jonas, code))).toEqual(['first-order first_order'])
    await cancel(first.preorder.id)
    await app.dependencies.database.write(tx => releaseOffers(tx, first.preorder.id))
    expect(await jonas.refused(pricingCalls.promo, { body })).toBe('answered')
  })

  test('used by many at the same moment serve as often as they may (OF12)', async () => {
    const code = await makePromo({ uses: 2 })
    const people = await Promise.all(Array.from({ length: 5 }, () => signUp(app)))
    const placed = await Promise.all(people.map(person => place(person, code)))
    expect(placed.filter(request => named(request).includes('promo promo'))).toHaveLength(2)
  })

  test('tell what they would take off a cart, and why not (OF2, OF7, OF9)', async () => {
    const maya = await signUp(app)
    await maya.call(cartCalls.add, {
      body: { designId: await makeDesign(maya), sizes: [{ name: 'M', qty: 22 }] },
    })
    const ask = (code: string) => ({ body: { code, currency: 'cad' } as const })
    const { price } = await maya.call(pricingCalls.cart, { body: { currency: 'cad' } })
    const half = await makePromo()
    expect(await maya.call(pricingCalls.promo, ask(half))).toEqual({
      name: half,
      amount: Math.round(must(price, 'price') / 2),
      applies: true,
      discounts: [expect.objectContaining({ id: 'promo', name: half })],
    })
    const worse = await makePromo({ kind: 'amount', value: 100, currency: 'cad' })
    expect(await maya.call(pricingCalls.promo, ask(worse))).toEqual({
      name: worse,
      amount: 100,
      applies: false,
      discounts: [expect.objectContaining({ id: 'first-order' })],
    })
    const expired = await makePromo({ until: '2020-01-01T00:00:00Z' })
    expect(await maya.refused(pricingCalls.promo, ask(expired))).toBe('422 promo_expired')
    const large = await makePromo({ leastSubtotal: 90_000_000 })
    expect(await maya.refused(pricingCalls.promo, ask(large))).toBe('422 promo_minimum')
    expect(await maya.refused(pricingCalls.promo, ask('NOBODYS'))).toBe('422 promo_unknown')
    const firstOnly = await makePromo({ firstOrderOnly: true })
    await place(maya)
    expect(await maya.refused(pricingCalls.promo, ask(firstOnly))).toBe('422 promo_used')
  })

  test('cannot be guessed at any speed (OF14)', async () => {
    const maya = await signUp(app)
    const guess = (code: string) => maya.refused(pricingCalls.promo, { body: { code, currency: 'cad' } })
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, tries) => guess(`GUESS-${tries}`)))
    expect(guesses.filter(each => each === '422 promo_unknown')).toHaveLength(10)
    const code = await makePromo()
    expect(await guess(code)).toBe('429 too_many_requests')
    // Nor by requests that are placed with them; without a code one may still be placed.
    const designId = await makeDesign(maya)
    const placing = (promoCode?: string) =>
      maya.refused(preorderCalls.create, {
        body: orderOf([designId], promoCode === undefined ? {} : { promoCode }),
      })
    expect(await placing(code)).toBe('429 too_many_requests')
    expect(await placing()).toBe('answered')
  })

  test('that are sent with a request and are nobody’s count as guesses; those that are someone’s do not (OF14)', async () => {
    const [maya, jonas] = [await signUp(app), await signUp(app)]
    const designId = await makeDesign(maya)
    const referral = await jonas.call(userCalls.referralCode, {})
    const placing = (promoCode: string) =>
      maya.refused(preorderCalls.create, { body: orderOf([designId], { promoCode }) })
    for (const known of [await makePromo(), referral.toLowerCase(), referral])
      expect(await placing(known)).toBe('answered')
    for (let tries = 0; tries < 10; tries++) expect(await placing(`GUESS-${tries}`)).toBe('answered')
    expect(await placing('GUESS-10')).toBe('429 too_many_requests')
    const body = { code: referral, currency: 'cad' } as const
    expect(await maya.refused(pricingCalls.promo, { body })).toBe('429 too_many_requests')
  })
})

test('codes are guessed no faster with many accounts from one address (OF14)', async () => {
  const own = await startTestApp({ LOGINS_PER_10_MINUTES: '20' })
  try {
    const people = await Promise.all(Array.from({ length: 3 }, () => signUp(own)))
    const guess = (person: Person, code: string) =>
      person.refused(pricingCalls.promo, { body: { code, currency: 'cad' } })
    for (const person of people.slice(0, 2))
      for (let tries = 0; tries < 10; tries += 1)
        expect(await guess(person, `GUESS-${tries}`)).toBe('422 promo_unknown')
    expect(await guess(must(people[2], 'third'), 'GUESS-X')).toBe('429 too_many_requests')
  } finally {
    await own.close()
  }
})

describe('a referral', () => {
  const codeOf = (person: Person) => person.call(userCalls.referralCode, {})

  test('takes 100 dollars off a team’s first order from 1,500 dollars up (RE1)', async () => {
    const code = await codeOf(await signUp(app))
    expect(named(await place(await signUp(app), code))).toEqual(['first-order first_order'])
    const large = await place(await signUp(app), code.toLowerCase(), many)
    expect(large.invoice.discounts).toEqual([
      { id: 'referral', name: 'referral', amount: 10_000, source: 'referral' },
    ])
  })

  test('is nobody’s own, and a team’s once (RE2, RE3)', async () => {
    const maya = await signUp(app)
    const code = await codeOf(maya)
    const body = { code, currency: 'cad' } as const
    expect(await maya.refused(pricingCalls.promo, { body })).toBe('422 promo_unknown')
    expect(named(await place(maya, code, many))).toEqual(['first-order first_order'])
    const jonas = await signUp(app)
    expect(named(await place(jonas, code, many))).toEqual(['referral referral'])
    expect(named(await place(jonas, await codeOf(await signUp(app)), many))).toEqual([])
    expect(await maya.call(userCalls.referral, {})).toEqual({ code, invited: 1, qualified: 0, credits: [] })
  })

  test('may begin with the sign-up (RE3)', async () => {
    const maya = await signUp(app)
    const jonas = await signUp(app, { ref: await codeOf(maya) })
    expect((await maya.call(userCalls.referral, {})).invited).toBe(1)
    expect(named(await place(jonas, undefined, many))).toEqual(['referral referral'])
    expect(named(await place(await signUp(app, { ref: 'ZZZZ' }), undefined, many))).toEqual([
      'first-order first_order',
    ])
  })

  test('earns credit once purchased, which the next order uses; cancelling takes it back (RE1, RE4, RE5, RE6, RE7)', async () => {
    const [maya, jonas] = [await signUp(app), await signUp(app)]
    const { preorder, invoice } = await place(jonas, await codeOf(maya), many)
    const bought = { preorderId: preorder.id, subtotal: invoice.subtotal, currency: 'cad' as const }
    const { database } = app.dependencies
    const now = new Date()
    await database.write(tx => earnCredit(tx, bought, now))
    await database.write(tx => earnCredit(tx, bought, now))
    const earned = await maya.call(userCalls.referral, {})
    expect(earned).toMatchObject({ invited: 1, qualified: 1 })
    expect(earned.credits).toEqual([
      { amount: 10_000, currency: 'cad', until: endOfCredit(now).toISOString(), left: 10_000 },
    ])
    expect(await database.write(tx => withdrawCredit(tx, preorder.id, now))).toBe(0)
    expect((await maya.call(userCalls.referral, {})).credits).toEqual([])
    await database.write(tx => earnCredit(tx, bought, now))

    const spending = await place(maya)
    expect(named(spending)).toEqual(['first-order first_order', 'referral-credit referral'])
    expect((await maya.call(userCalls.referral, {})).credits).toEqual([])
    expect(named(await place(maya))).toEqual([])
    expect(await database.write(tx => withdrawCredit(tx, preorder.id, now))).toBe(10_000)
    expect((await maya.call(userCalls.referral, {})).credits).toEqual([])
    await database.write(tx => releaseOffers(tx, spending.preorder.id))
    expect((await maya.call(userCalls.referral, {})).credits).toEqual([])
    await database.write(tx => earnCredit(tx, bought, now))
    expect((await maya.call(userCalls.referral, {})).credits).toMatchObject([{ left: 10_000 }])
  })
})

describe('as staff edit a request', () => {
  const setStatus = (preorderId: string, status: PreorderStatus) =>
    admin.call(deskCalls.setStatus, { body: { preorderId, status } })

  test('its offers follow its items until it is purchased, and stay from then on (OF10)', async () => {
    const request = await place(await signUp(app), await makePromo())
    const preorderId = request.preorder.id
    const designId = must(request.purchasedItems[0], 'item').design_id
    const amountWith = async (qty: number) => {
      const sizes = [{ name: 'M', qty }]
      const { invoice } = await admin.call(deskCalls.setSizes, { body: { preorderId, designId, sizes } })
      return [invoice.discounts[0]?.amount, Math.round(must(invoice.subtotal, 'subtotal') / 2)]
    }
    const [now, half] = await amountWith(40)
    expect(now).toBe(half)
    await setStatus(preorderId, 'purchased')
    expect((await amountWith(60))[0]).toBe(half)
  })

  test('what they take off stays off (OF11)', async () => {
    const { preorder } = await place(await signUp(app))
    const preorderId = preorder.id
    const body = { preorderId, discounts: [] }
    expect((await admin.call(deskCalls.setDiscounts, { body })).invoice.discounts).toEqual([])
    expect((await setStatus(preorderId, 'inreviewbydesigner')).invoice.discounts).toEqual([])
  })

  test('a purchase earns its referrer credit, and its end takes it (RE1, RE7)', async () => {
    const maya = await signUp(app)
    const code = await maya.call(userCalls.referralCode, {})
    const { preorder } = await place(await signUp(app), code, many)
    await setStatus(preorder.id, 'purchased')
    expect((await maya.call(userCalls.referral, {})).credits).toMatchObject([{ left: 10_000 }])
    await place(maya)
    const { history } = await setStatus(preorder.id, 'cancelled')
    expect((await maya.call(userCalls.referral, {})).credits).toEqual([])
    expect(history.find(({ event }) => event.name === 'credit_stays')?.event.data).toEqual({
      amount: 10_000,
      currency: 'cad',
    })
  })

  test('credit that two requests use at the same moment is spent once (RE5)', async () => {
    const maya = await signUp(app)
    const code = await maya.call(userCalls.referralCode, {})
    const { preorder } = await place(await signUp(app), code, many)
    await setStatus(preorder.id, 'purchased')
    const placed = await Promise.all(Array.from({ length: 4 }, () => place(maya)))
    const spent = placed.flatMap(({ invoice }) =>
      invoice.discounts.filter(({ id }) => id === 'referral-credit').map(({ amount }) => amount),
    )
    expect(spent).toEqual([10_000])
  })

  test('an order that is a request again earns nothing, and later only if it still qualifies (RE1, RE7)', async () => {
    const maya = await signUp(app)
    const code = await maya.call(userCalls.referralCode, {})
    const { preorder, purchasedItems } = await place(await signUp(app), code, many)
    const creditLeft = async () => (await maya.call(userCalls.referral, {})).credits.map(({ left }) => left)
    const after = async (status: PreorderStatus) => {
      await setStatus(preorder.id, status)
      return creditLeft()
    }
    expect(await after('purchased')).toEqual([10_000])
    expect(await after('inreviewbydesigner')).toEqual([])
    expect(await after('purchased')).toEqual([10_000])
    expect(await after('intent')).toEqual([])
    const designId = must(purchasedItems[0], 'item').design_id
    const sizes = [{ name: 'M', qty: 22 }]
    await admin.call(deskCalls.setSizes, { body: { preorderId: preorder.id, designId, sizes } })
    expect(await after('purchased')).toEqual([])
    expect((await maya.call(userCalls.referral, {})).qualified).toBe(0)
  })

  test('an order that is a request again keeps the credit that it uses, as any request (RE6)', async () => {
    const maya = await signUp(app)
    const code = await maya.call(userCalls.referralCode, {})
    const { preorder } = await place(await signUp(app), code, many)
    await setStatus(preorder.id, 'purchased')
    const { preorder: spending } = await place(maya)
    const used = async (status: PreorderStatus) =>
      (await setStatus(spending.id, status)).invoice.discounts.map(({ id, amount }) => [id, amount])
    const both = [
      ['first-order', 5000],
      ['referral-credit', 10_000],
    ]
    for (const status of ['purchased', 'intent', 'purchased'] as const)
      expect(await used(status)).toEqual(both)
    await setStatus(spending.id, 'cancelled')
    expect((await maya.call(userCalls.referral, {})).credits).toMatchObject([{ left: 10_000 }])
  })
})
