import { tshirt as tshirtProduct } from '@teamloom/catalog/products/tshirt/product.ts'
import { priceItem } from '@teamloom/commerce/pricing/price-item.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, paint, red, update } from '#api/testing/designs.ts'
import { patient } from '#api/testing/patient.ts'
import { type Person, signUp, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { waitingForLocks } from '#api/testing/waiting-for-locks.ts'

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

const add = (person: Person, designId: string, sizes: { name: string; qty: number }[] = []) =>
  person.call(cartCalls.add, { body: { designId, sizes } })
const items = async (person: Person) => (await person.call(cartCalls.items, { query: {} })).items
const quantities = (item: { sizes: { name: string; qty: number }[] }) =>
  Object.fromEntries(item.sizes.filter(size => size.qty > 0).map(size => [size.name, size.qty]))

/** Adds a design while others change what it is in, and have not finished. */
async function addMeanwhile(designId: string, change: string, ids: readonly string[]): Promise<string> {
  const client = await app.pool.connect()
  await client.query('begin')
  await client.query('update designs set updated_at = updated_at where id = $1', [designId])
  await client.query(change, [...ids])
  const added = maya.refused(cartCalls.add, { body: { designId } })
  await expect.poll(() => waitingForLocks(app.pool), patient).toBeGreaterThan(0)
  await client.query('commit')
  client.release()
  return added
}

describe('a design that is put into the cart while', () => {
  test.each([
    [
      'it is deleted',
      'update designs set deleted_at = now() where id = $1',
      (designId: string) => [designId],
    ],
    ['one is taken out of its team', 'delete from team_members where user_id = $1', () => [maya.id]],
  ])('%s is none of one’s own (AC24)', async (_, change, ids) => {
    const designId = await makeDesign(maya)
    expect(await addMeanwhile(designId, change, ids(designId))).toBe('404 designIdDoesntExist')
    const { rows } = await app.pool.query('select 1 from cart_items where design_id = $1', [designId])
    expect(rows).toEqual([])
  })
})

describe('a cart', () => {
  test('has a design once: added again, the same item is answered as it is (OR10)', async () => {
    const designId = await makeDesign(maya, { name: 'Crew' })
    const first = await add(maya, designId, [{ name: 'M', qty: 12 }])
    expect(first).toMatchObject({
      design_id: designId,
      designName: 'Crew',
      projectId: maya.projectId,
      collectedSizes: [],
    })
    expect(first.sizes.map(size => size.name)).toEqual(offeredSizes(tshirtProduct).map(size => size.name))
    const again = await add(maya, designId, [{ name: 'L', qty: 5 }])
    expect(again).toEqual(first)
    expect(await items(maya)).toEqual([first])
  })

  test('has a design once when it is added many times at once (OR10)', async () => {
    const designId = await makeDesign(maya)
    const added = await Promise.all(Array.from({ length: 8 }, () => add(maya, designId)))
    expect(new Set(added.map(item => item.id)).size).toBe(1)
    expect(await items(maya)).toHaveLength(1)
  })

  test('is one’s own: a teammate’s has the same design apart (AC16)', async () => {
    const mate = await signUpTeammate(app, maya)
    const designId = await makeDesign(maya)
    const [mine, theirs] = [await add(maya, designId), await add(mate, designId)]
    expect(mine.id).not.toBe(theirs.id)
    await maya.call(cartCalls.setSizes, { body: [{ id: mine.id, sizes: [{ name: 'M', qty: 3 }] }] })
    expect((await items(mate)).map(quantities)).toEqual([{}])
  })

  test('is listed newest first, in the currency asked for or one’s own', async () => {
    const one = await add(maya, await makeDesign(maya))
    app.setNow(new Date(Date.now() + 1000))
    const two = await add(maya, await makeDesign(maya))
    expect((await items(maya)).map(item => item.id)).toEqual([two.id, one.id])
    await maya.call(userCalls.setCurrency, { body: { currency: 'usd' } })
    expect((await items(maya))[0]?.pricing.currency).toBe('usd')
    const { items: inCad } = await maya.call(cartCalls.items, { query: { currency: 'cad' } })
    expect(inCad[0]?.pricing.currency).toBe('cad')
    expect(await maya.refused(cartCalls.items, { query: { currency: 'eur' as never } })).toBe(
      '400 validation_failed',
    )
  })

  test('shows a design as it is now (OR11)', async () => {
    const designId = await makeDesign(maya)
    await add(maya, designId)
    const state = await update(maya, designId, paint(red))
    await maya.call(designCalls.rename, { body: { designId, name: 'Red' } })
    expect(await items(maya)).toMatchObject([{ designName: 'Red', designState: { design: state.design } }])
  })

  test('loses a design that is deleted, whoever’s cart it is in (OR11)', async () => {
    const mate = await signUpTeammate(app, maya)
    const designId = await makeDesign(maya)
    const kept = await makeDesign(maya)
    for (const person of [maya, mate]) {
      await add(person, designId)
      await add(person, kept)
    }
    await mate.call(designCalls.delete, { params: { id: designId } })
    for (const person of [maya, mate]) {
      expect((await items(person)).map(item => item.design_id)).toEqual([kept])
      expect(await person.refused(cartCalls.add, { body: { designId } })).toBe('404 designIdDoesntExist')
    }
  })

  test('does not show a design that one can no longer open (AC2, OR11)', async () => {
    const mate = await signUpTeammate(app, maya)
    const item = await add(mate, await makeDesign(maya))
    await app.pool.query('delete from team_members where user_id = $1 and team_id = $2', [
      mate.id,
      maya.teamId,
    ])
    expect(await items(mate)).toEqual([])
    expect((await mate.call(pricingCalls.cart, { body: {} })).items).toEqual([])
    await mate.call(cartCalls.remove, { params: { id: item.id } })
  })

  test('loses an item that is taken out, once', async () => {
    const { id } = await add(maya, await makeDesign(maya))
    await maya.call(cartCalls.remove, { params: { id } })
    expect(await items(maya)).toEqual([])
    expect(await maya.refused(cartCalls.remove, { params: { id } })).toBe('404 not_found')
  })
})

test('an item tells which sides of it carry artwork', async () => {
  const designId = await makeDesign(maya)
  const { assetId, assetVersionId } = await makeArtwork(app.app, maya)
  expect((await add(maya, designId)).decoratedSides).toEqual([])
  await update(maya, designId, {
    action: 'addDecoration',
    type: 'screenprint',
    positionName: 'fullBack',
    assetId,
    assetVersionId,
  })
  expect((await items(maya))[0]?.decoratedSides).toEqual(['back'])
})

describe('quantities', () => {
  test('are set for each size that is named, and are none for the others (OR4)', async () => {
    const { id } = await add(maya, await makeDesign(maya), [{ name: 'M', qty: 12 }])
    const set = (sizes: { name: string; qty: number }[]) =>
      maya.call(cartCalls.setSizes, { body: [{ id, sizes }] }).then(answer => answer.items.map(quantities))
    expect(await set([{ name: 'L', qty: 20 }])).toEqual([{ L: 20 }])
    expect(
      await set([
        { name: 'S', qty: 1 },
        { name: '5XL', qty: 2 },
      ]),
    ).toEqual([{ S: 1, '5XL': 2 }])
    expect(await set([])).toEqual([{}])
  })

  test.each([
    ['below zero', [{ name: 'M', qty: -1 }], '400 validation_failed'],
    ['not whole', [{ name: 'M', qty: 1.5 }], '400 validation_failed'],
    ['words', [{ name: 'M', qty: '3' }], '400 validation_failed'],
    ['beyond all measure', [{ name: 'M', qty: 1e9 }], '400 validation_failed'],
    [
      'of a size twice',
      [
        { name: 'M', qty: 1 },
        { name: 'M', qty: 2 },
      ],
      '400 validation_failed',
    ],
    ['of an unknown size', [{ name: 'XXL', qty: 1 }], '422 unknownSize'],
    ['of no size', [{ name: '', qty: 1 }], '400 validation_failed'],
  ])('%s are refused (OR4)', async (_, sizes, refusal) => {
    const designId = await makeDesign(maya)
    const { id } = await add(maya, designId, [{ name: 'L', qty: 2 }])
    expect(await maya.refused(cartCalls.setSizes, { body: [{ id, sizes: sizes as never }] })).toBe(refusal)
    expect(
      await maya.refused(cartCalls.add, {
        body: { designId: await makeDesign(maya), sizes: sizes as never },
      }),
    ).toBe(refusal)
    expect(await maya.refused(pricingCalls.design, { body: { id: designId, sizes: sizes as never } })).toBe(
      refusal,
    )
    expect((await items(maya)).map(quantities)).toEqual([{ L: 2 }])
  })

  test('of several items are set all together, or none of them (OR4)', async () => {
    const [one, two] = [await add(maya, await makeDesign(maya)), await add(maya, await makeDesign(maya))]
    const ten = [{ name: 'M', qty: 10 }]
    const both = (sizes: object[]) =>
      [
        { id: one.id, sizes: ten },
        { id: two.id, sizes },
      ] as never
    expect(await maya.refused(cartCalls.setSizes, { body: both([{ name: 'huge', qty: 1 }]) })).toBe(
      '422 unknownSize',
    )
    const strange = [
      { id: one.id, sizes: ten },
      { id: crypto.randomUUID(), sizes: ten },
    ]
    expect(await maya.refused(cartCalls.setSizes, { body: strange })).toBe('404 not_found')
    expect((await items(maya)).map(quantities)).toEqual([{}, {}])
    const { items: set } = await maya.call(cartCalls.setSizes, { body: both(ten) })
    expect(set.map(quantities)).toEqual([{ M: 10 }, { M: 10 }])
  })
})

describe('the price of a design', () => {
  test.each([
    ['none', 0, false, false, 0],
    ['below the minimum', 19, false, false, 19 * (2290 + 180)],
    ['the minimum', 20, true, false, 20 * (2290 + 180)],
    ['the next range', 50, true, false, 50 * (1890 + 120)],
    ['the maximum', 999, true, false, 999 * (1320 + 65)],
    ['above the maximum', 1000, true, true, null],
  ])('of %s (%i pieces) (PR1, PR2, PR6, PR7, PR8)', async (_, qty, hasMinimum, hasReachedMaximum, total) => {
    const id = await makeDesign(maya)
    const sizes = [{ name: 'M', qty }]
    expect(await maya.call(pricingCalls.design, { body: { id, sizes, currency: 'cad' } })).toMatchObject({
      currency: 'cad',
      qty,
      minQty: 20,
      hasMinimum,
      hasReachedMaximum,
      total,
    })
  })

  test('is the rule’s, with the credits that it uses and its large sizes (PR3, PR5)', async () => {
    const id = await makeDesign(maya)
    const { assetId, assetVersionId } = await makeArtwork(app.app, maya)
    await update(maya, id, { action: 'addDecoration', type: 'screenprint', assetId, assetVersionId })
    const sizes = [
      { name: 'M', qty: 30 },
      { name: '4XL', qty: 5 },
    ]
    const priced = await maya.call(pricingCalls.design, { body: { id, sizes, currency: 'usd' } })
    const terms = {
      pricing: tshirtProduct.pricing,
      sizeNames: offeredSizes(tshirtProduct).map(size => size.name),
      creditsUsed: 14,
    }
    expect(priced).toEqual(priceItem(terms, sizes, 'usd'))
    expect(priced).toMatchObject({
      extraCredits: 2,
      extraPricePerSize: [{ name: '4XL', qty: 5, price: 200 }],
    })
    await update(maya, id, {
      action: 'setStyle',
      partName: 'pocket',
      elementName: 'pocket',
      styleName: 'patch',
    })
    expect((await maya.call(pricingCalls.design, { body: { id, sizes } })).extraCredits).toBe(4)
  })
})

describe('the price of a cart', () => {
  test('is that of its items, the first order’s discount beside (PR9, PR10, PR13)', async () => {
    const one = await add(maya, await makeDesign(maya), [{ name: 'M', qty: 20 }])
    const single = await maya.call(pricingCalls.cart, { body: {} })
    expect(single).toMatchObject({
      price: 20 * 2290,
      priceOfShipping: 20 * 180,
      priceOfExtraCreditsPerUnit: 0,
      currency: 'cad',
      hasMinimum: true,
    })
    expect(single.discounts).toEqual([
      { id: 'first-order', name: 'first_order', amount: 5000, source: 'first_order' },
    ])
    // Each design finds its own range: two of twenty are not one of forty.
    const two = await add(maya, await makeDesign(maya), [{ name: 'M', qty: 20 }])
    const both = await maya.call(pricingCalls.cart, { body: { currency: 'usd' } })
    expect(both).toMatchObject({
      price: 2 * 20 * 1700,
      priceOfShipping: 2 * 20 * 195,
      priceOfExtraCreditsPerUnit: null,
      currency: 'usd',
    })
    expect(both.items.map(item => item.id).toSorted()).toEqual([one.id, two.id].toSorted())
  })

  test('is to be determined once an item is past its maximum (PR11)', async () => {
    await add(maya, await makeDesign(maya), [{ name: 'M', qty: 1000 }])
    await add(maya, await makeDesign(maya), [{ name: 'M', qty: 20 }])
    expect(await maya.call(pricingCalls.cart, { body: {} })).toMatchObject({
      price: null,
      priceOfShipping: null,
      hasReachedMaximum: true,
      hasMinimum: true,
    })
  })

  test('says when an item is short of its minimum (PR11)', async () => {
    await add(maya, await makeDesign(maya), [{ name: 'M', qty: 19 }])
    await add(maya, await makeDesign(maya), [{ name: 'M', qty: 20 }])
    expect(await maya.call(pricingCalls.cart, { body: {} })).toMatchObject({
      hasMinimum: false,
      hasMinimumPerSize: true,
    })
  })

  test('of an empty cart is nothing (PR9)', async () => {
    expect(await maya.call(pricingCalls.cart, { body: {} })).toMatchObject({
      items: [],
      price: 0,
      priceOfShipping: 0,
    })
  })
})
