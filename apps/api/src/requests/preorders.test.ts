import { cartCalls } from '@teamloom/contract/cart.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { addressCalls, preorderCalls } from '@teamloom/contract/preorders.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, navy, paint, red, update } from '#api/testing/designs.ts'
import { montreal, type OrderBody, orderOf, placeOrder, sizes } from '#api/testing/orders.ts'
import { type Person, signUp, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  maya = await signUp(app)
})
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

const list = (person: Person) => person.call(preorderCalls.list, {})

async function issuesOf(body: OrderBody) {
  const error = await maya.call(preorderCalls.create, { body }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CallError)
  const { status, errorKey, issues } = error as CallError
  return { refusal: `${status} ${errorKey}`, issues }
}

describe('an order request', () => {
  test('has each design with its quantities and prices, and its totals (OR1, PR12)', async () => {
    const [crew, tee] = [await makeDesign(maya, { name: 'Crew' }), await makeDesign(maya)]
    const { id } = await placeOrder(maya, [crew, tee], { promoCode: ' SPRING ' })
    const [placed] = await list(maya)
    expect(placed).toMatchObject({
      preorder: { id, status: 'intent', number: expect.any(Number) },
      type: 'preorder',
      user: { first_name: 'Maya', last_name: 'Tremblay', email: maya.email },
      promoCode: 'SPRING',
      locale: 'en',
      itemsCount: 44,
      invoice: {
        invoice_number: null,
        currency: 'cad',
        discounts: [{ id: 'first-order', amount: 5000 }],
        subtotal: 2 * 22 * 2290,
        shipping: 2 * 22 * 180,
        total: 2 * 22 * (2290 + 180) - 5000,
        tax: null,
        taxes: [],
        hasReachedMaximum: false,
      },
    })
    expect(placed?.purchasedItems).toMatchObject([
      {
        original_design_id: crew,
        designName: 'Crew',
        projectName: 'project (1)',
        pricing: { qty: 22, total: 22 * 2470 },
      },
      { original_design_id: tee, designName: null },
    ])
    expect(placed?.purchasedItems[0]?.designState.images).toHaveLength(4)
  })

  test('has a number from 1001 up, the same in its mails (OR16)', async () => {
    const fresh = await startTestApp()
    const jonas = await signUp(fresh)
    await placeOrder(jonas, [await makeDesign(jonas)])
    await placeOrder(jonas, [await makeDesign(jonas)])
    const placed = await list(jonas)
    expect(placed.map(({ preorder }) => preorder.number)).toEqual([1002, 1001])
    await fresh.close()
  })

  test('keeps its addresses as an envelope shows them, and begins the next one with them (OR14)', async () => {
    expect(await maya.call(addressCalls.mine, {})).toEqual({ shippingAddress: null, billingAddress: null })
    const boston = { ...montreal, country: 'US', state: 'ma', zipcode: '02134', appartment: null } as const
    await placeOrder(maya, [await makeDesign(maya)], {
      shippingAddress: { ...montreal, zipcode: 'h3k1a5' },
      billingAddress: boston,
    })
    const [placed] = await list(maya)
    expect(placed?.shipping.address).toEqual({
      line1: '1200 Atwater Street',
      line2: 'Suite 4',
      city: 'Montréal',
      country: 'CA',
      state: 'QC',
      postal_code: 'H3K 1A5',
    })
    expect(placed?.invoice.customer).toMatchObject({
      phone: '+15145550123',
      address: { state: 'MA', postal_code: '02134', line2: null },
    })
    expect(await maya.call(addressCalls.mine, {})).toEqual({
      shippingAddress: placed?.shipping,
      billingAddress: placed?.invoice.customer,
    })
  })

  test('past the maximum has no prices, and is placed all the same (PR7, OR2)', async () => {
    await placeOrder(maya, [], {
      items: [{ design_id: await makeDesign(maya), sizes: [{ name: 'M', qty: 1000 }] }],
    })
    expect((await list(maya))[0]?.invoice).toMatchObject({
      subtotal: null,
      shipping: null,
      total: null,
      hasReachedMaximum: true,
    })
  })

  test('may be in the other currency than one’s own', async () => {
    await placeOrder(maya, [await makeDesign(maya)], { currency: 'usd' })
    expect((await list(maya))[0]?.invoice).toMatchObject({ currency: 'usd', subtotal: 22 * 1700 })
  })

  test('is its customer’s alone, and listed newest first (AC16)', async () => {
    const mate = await signUpTeammate(app, maya)
    const designId = await makeDesign(maya)
    const first = await placeOrder(maya, [designId])
    app.setNow(new Date(Date.now() + 1000))
    const second = await placeOrder(maya, [designId])
    expect((await list(maya)).map(each => each.preorder.id)).toEqual([second.id, first.id])
    expect(await list(mate)).toEqual([])
  })
})

describe('an order request is refused', () => {
  test.each([
    ['below the minimum', [{ name: 'M', qty: 19 }], '422 minimum_quantity'],
    ['for nothing', [], '422 minimum_quantity'],
    ['for an unknown size', [{ name: 'huge', qty: 20 }], '422 unknownSize'],
    ['for less than nothing', [{ name: 'M', qty: -20 }], '400 validation_failed'],
  ])('%s (OR2, OR4)', async (_, wanted, refusal) => {
    const body = orderOf([], { items: [{ design_id: await makeDesign(maya), sizes: wanted }] })
    expect(await maya.refused(preorderCalls.create, { body })).toBe(refusal)
    expect(await list(maya)).toEqual([])
  })

  test('when one design of several is short, and then nothing leaves the cart (OR2, OR7)', async () => {
    const [full, short] = [await makeDesign(maya), await makeDesign(maya)]
    await maya.call(cartCalls.add, { body: { designId: full } })
    const items = [
      { design_id: full, sizes },
      { design_id: short, sizes: [{ name: 'M', qty: 1 }] },
    ]
    expect(await maya.refused(preorderCalls.create, { body: orderOf([], { items }) })).toBe(
      '422 minimum_quantity',
    )
    expect((await maya.call(cartCalls.items, { query: {} })).items).toHaveLength(1)
  })

  test('without designs, or with one twice (OR1, OR5)', async () => {
    const id = await makeDesign(maya)
    expect(await maya.refused(preorderCalls.create, { body: orderOf([]) })).toBe('400 validation_failed')
    expect(await maya.refused(preorderCalls.create, { body: orderOf([id, id]) })).toBe(
      '400 validation_failed',
    )
    expect(await maya.refused(preorderCalls.create, { body: orderOf([id, id.toUpperCase()]) })).toBe(
      '400 validation_failed',
    )
  })

  test('with a design of another team among one’s own, which looks as if it did not exist (OR5, AC5)', async () => {
    const other = await signUp(app)
    const [mine, theirs] = [await makeDesign(maya), await makeDesign(other)]
    expect(await maya.refused(preorderCalls.create, { body: orderOf([mine, theirs]) })).toBe(
      '404 designIdDoesntExist',
    )
    expect(await maya.refused(preorderCalls.create, { body: orderOf([mine, crypto.randomUUID()]) })).toBe(
      '404 designIdDoesntExist',
    )
  })

  test('with codes of the other country, each told where it stands (AD1, AD2, AD3)', async () => {
    const ids = [await makeDesign(maya)]
    const mixed = { ...montreal, country: 'US' } as const
    expect(
      await issuesOf(
        orderOf(ids, {
          shippingAddress: mixed,
          billingAddress: { ...montreal, zipcode: '90210', phone: '123' },
        }),
      ),
    ).toEqual({
      refusal: '422 invalid_address',
      issues: [
        { path: 'shippingAddress.state', message: 'invalid_state' },
        { path: 'shippingAddress.zipcode', message: 'invalid_postal_code' },
        { path: 'billingAddress.zipcode', message: 'invalid_postal_code' },
        { path: 'billingAddress.phone', message: 'invalid_phone' },
      ],
    })
  })

  test('with half an address, or one that no envelope can carry (AD4)', async () => {
    const ids = [await makeDesign(maya)]
    const { city: _, ...rest } = montreal
    expect(await issuesOf(orderOf(ids, { shippingAddress: rest as never }))).toMatchObject({
      refusal: '400 validation_failed',
      issues: [{ path: 'shippingAddress.city' }],
    })
    for (const change of [
      { appartment: '\u0000' },
      { city: 'a\ud800' },
      { organization: ' ' },
      { country: 'FR' as never },
    ]) {
      expect((await issuesOf(orderOf(ids, { shippingAddress: { ...montreal, ...change } }))).refusal).toBe(
        '400 validation_failed',
      )
    }
  })

  test('with a promo code beyond forty characters, another language or currency (OR13)', async () => {
    const ids = [await makeDesign(maya)]
    for (const change of [
      { promoCode: 'x'.repeat(41) },
      { locale: 'de' as never },
      { currency: 'eur' as never },
    ]) {
      expect(await maya.refused(preorderCalls.create, { body: orderOf(ids, change) })).toBe(
        '400 validation_failed',
      )
    }
  })

  test('with a deprecated design only where that blocks (OR3)', async () => {
    const blocking = await startTestApp({ BLOCK_DEPRECATED: 'true' })
    for (const [test_, outcome] of [
      [blocking, '422 design_deprecated'],
      [app, 'answered'],
    ] as const) {
      const jonas = await signUp(test_)
      const designId = await makeDesign(jonas)
      await test_.pool.query(
        `update designs set document = jsonb_set(document, '{parts,0,elements,0,style,layers,0,colorName}', '"1190"') where id = $1`,
        [designId],
      )
      const [listed] = await jonas.call(designCalls.list, { query: {} })
      expect(listed?.deprecated).toBe(true)
      expect(await jonas.refused(preorderCalls.create, { body: orderOf([designId]) })).toBe(outcome)
    }
    await blocking.close()
  })
})

describe('what is ordered', () => {
  test('leaves the cart, and nothing else does (OR7)', async () => {
    const mate = await signUpTeammate(app, maya)
    const [ordered, kept] = [await makeDesign(maya), await makeDesign(maya)]
    for (const person of [maya, mate]) {
      for (const designId of [ordered, kept]) await person.call(cartCalls.add, { body: { designId } })
    }
    await placeOrder(maya, [ordered])
    const inCart = async (person: Person) =>
      (await person.call(cartCalls.items, { query: {} })).items.map(item => item.design_id)
    expect(await inCart(maya)).toEqual([kept])
    expect((await inCart(mate)).toSorted()).toEqual([ordered, kept].toSorted())
  })

  test('is a copy: no later change, name or deletion touches it (OR6)', async () => {
    const designId = await makeDesign(maya, { name: 'Crew' })
    const { assetId, assetVersionId } = await makeArtwork(app.app, maya)
    await update(maya, designId, paint(red))
    await update(maya, designId, { action: 'addDecoration', type: 'screenprint', assetId, assetVersionId })
    await placeOrder(maya, [designId])
    const [before] = await list(maya)
    expect(before?.purchasedItems[0]).toMatchObject({
      pricing: { extraCredits: 2 },
      designState: { customizationPricing: { creditsUsedInDesign: 14 } },
    })
    await update(maya, designId, paint(navy))
    await maya.call(designCalls.rename, { body: { designId, name: 'Other' } })
    expect(await list(maya)).toEqual([before])
    await maya.call(designCalls.delete, { params: { id: designId } })
    expect(await list(maya)).toEqual([before])
  })
})

describe('the first order’s discount', () => {
  const discounts = async () => (await list(maya)).map(each => each.invoice.discounts.length)

  test('is granted once, and again when that request is cancelled (PR13)', async () => {
    const designId = await makeDesign(maya)
    const { id } = await placeOrder(maya, [designId])
    expect((await maya.call(pricingCalls.cart, { body: {} })).discounts).toEqual([])
    app.setNow(new Date(Date.now() + 1000))
    await placeOrder(maya, [designId])
    expect(await discounts()).toEqual([0, 1])
    await app.pool.query(`update preorders set status = 'cancelled' where user_id = $1`, [maya.id])
    expect((await maya.call(pricingCalls.cart, { body: {} })).discounts).toHaveLength(1)
    expect(id).toBeDefined()
  })

  test('is granted once to requests that are placed at once (PR13)', async () => {
    const ids = [
      await makeDesign(maya),
      await makeDesign(maya),
      await makeDesign(maya),
      await makeDesign(maya),
    ]
    await Promise.all(ids.map(designId => placeOrder(maya, [designId])))
    expect((await discounts()).toSorted()).toEqual([0, 0, 0, 1])
  })
})
