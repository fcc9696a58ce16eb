import { hoodie } from '@teamloom/catalog/products/hoodie/product.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { tshirt as tshirtProduct } from '@teamloom/catalog/products/tshirt/product.ts'
import { offeredAsBuilt } from '@teamloom/commerce/house/offered-product.ts'
import { sizeNamesOf } from '@teamloom/commerce/pricing/price-item.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import { settingCalls } from '@teamloom/contract/settings.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepHouseSettings } from '#api/house/house-settings.ts'
import { openPostgresNews } from '#api/platform/news/postgres-news.ts'
import { peopleChannel } from '#api/sessions/known-actors.ts'
import { makeDesign, tshirt } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { dearer } from '#api/testing/prices.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let admin: Person
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await signUpStaff(app, 'admin', { firstName: 'Élise', lastName: 'Lavoie' })
  maya = await signUp(app)
})
afterAll(() => app.close())

const key = 'prices/tshirt'
const built = tshirtProduct.pricing

type Asked = { from?: string; note?: string; revision?: number; dryRun?: boolean }
const set = (value: unknown, asked: Asked = {}, by = admin) =>
  by.call(settingCalls.change, { body: { changes: [{ key, value }], ...asked } })
const refusedSet = (value: unknown, asked: Asked = {}) =>
  admin.refused(settingCalls.change, { body: { changes: [{ key, value }], ...asked } })

/** Whole, with its issues and facts. */
async function asked(body: object) {
  const answer = await app.app.inject({
    method: 'PUT',
    url: '/api/v1/settings',
    headers: { 'access-token': admin.token },
    payload: body,
  })
  return {
    ...answer.json<{ issues?: unknown; facts?: unknown; message: string }>(),
    status: answer.statusCode,
  }
}

const told = ({ settings }: Awaited<ReturnType<typeof set>>, of = key) =>
  must(
    settings.find(each => each.key === of),
    of,
  )

/** What 24 pieces in M cost one of, before its credits and delivery. */
async function priceOf(person: Person, designId: string): Promise<number | null> {
  const body = { id: designId, sizes: [{ name: 'M', qty: 24 }], currency: 'cad' as const }
  return (await person.call(pricingCalls.design, { body })).pricePerUnit
}

const usual = must(built.pricingCurrency.cad.pricingRange[0], 'range').price

beforeEach(async () => {
  app.setNow(new Date())
  await app.pool.query('truncate setting_changes')
})

describe('settings', () => {
  test('are each as it was built, where nothing is set (ST1)', async () => {
    const { revision, settings, planned } = await admin.call(settingCalls.list, {})
    expect({ revision, planned }).toEqual({ revision: 0, planned: [] })
    expect(settings.map(each => each.key)).toEqual(
      expect.arrayContaining(products.map(({ product }) => `prices/${product.name}`)),
    )
    for (const { value, default: usual, from, changedBy, changedAt } of settings) {
      expect(value).toEqual(usual)
      expect([from, changedBy, changedAt]).toEqual([null, null, null])
    }
    expect(settings.find(each => each.key === 'prices/hoodie')?.value).toEqual(hoodie.pricing)
  })

  test('that are set hold at the next call, and tell who set them (ST8)', async () => {
    const designId = await makeDesign(maya)
    expect(await priceOf(maya, designId)).toBe(usual)
    const changed = await set(dearer(100), { note: 'Fleece costs more' })
    expect(changed.revision).toBe(1)
    expect(told(changed)).toMatchObject({
      value: dearer(100),
      default: built,
      changedBy: { id: admin.id, first_name: 'Élise', last_name: 'Lavoie' },
    })
    expect(await priceOf(maya, designId)).toBe(usual + 100)
    const definition = await maya.call(generatorCalls.productDefinition, { body: tshirt })
    expect(definition.pricing).toEqual(dearer(100))
    const offer = await maya.call(generatorCalls.offer, { params: tshirt })
    expect(offer).toEqual({
      pricing: dearer(100),
      sizes: sizeNamesOf(offeredSizes(tshirtProduct)),
      offer: offeredAsBuilt,
      out: [],
      retiredFonts: [],
      until: null,
    })
    const all = await maya.call(generatorCalls.products, {})
    const { price, shipping } = must(built.pricingCurrency.cad.pricingRange.at(-1), 'range')
    expect(all.find(({ product }) => product.name === 'tshirt')?.lowestPrice.cad).toBe(price + shipping + 100)
    const cart = await maya.call(cartCalls.add, {
      body: { designId, sizes: [{ name: 'M', qty: 24 }], currency: 'cad' },
    })
    expect(cart.pricing.pricePerUnit).toBe(usual + 100)
    const mine = await maya.call(pricingCalls.cart, { body: { currency: 'cad' } })
    expect(mine.items.map(({ pricing }) => pricing.pricePerUnit)).toEqual([usual + 100])
    await set(null)
    expect(await priceOf(maya, designId)).toBe(usual)
    const { rows } = await app.pool.query<{ facts: unknown }>(
      `select facts from staff_audit where kind = 'settings_changed' and actor_id = $1`,
      [admin.id],
    )
    expect(rows).toContainEqual({ facts: { settings: [key] } })
  })

  test('hold on another process within a second (ST8)', async () => {
    const news = await openPostgresNews(app.connection, () => {}, peopleChannel)
    const { read } = app.dependencies.database
    const other = keepHouseSettings(news)
    const priceThere = async () => {
      const house = await other.at(read, new Date())
      return house.offered(tshirtProduct).pricing.pricingCurrency.cad.pricingRange[0].price
    }
    expect(await priceThere()).toBe(usual)
    for (let cents = 1; cents <= 5; cents++) {
      await set(dearer(cents))
      await expect.poll(priceThere, { timeout: 1000, interval: 10 }).toBe(usual + cents)
    }
    await news.close()
  })

  test('hold there too where what the database told was lost (ST8)', async () => {
    const { read } = app.dependencies.database
    const deaf = keepHouseSettings({ listen: () => {} })
    const priceThere = async () =>
      (await deaf.at(read, new Date())).offered(tshirtProduct).pricing.pricingCurrency.cad.pricingRange[0]
        .price
    expect(await priceThere()).toBe(usual)
    await set(dearer(100))
    await expect.poll(priceThere, { timeout: 3000, interval: 50 }).toBe(usual + 100)
  })

  test('of a later moment begin then, by themselves (ST2)', async () => {
    const designId = await makeDesign(maya)
    const from = new Date(Date.now() + 86_400_000)
    const changed = await set(dearer(500), { from: from.toISOString(), note: 'New year' })
    expect(told(changed).value).toEqual(built)
    expect(changed.planned).toMatchObject([{ key, value: dearer(500), was: null, from: from.toISOString() }])
    expect(await priceOf(maya, designId)).toBe(usual)
    await set(dearer(100))
    expect(await priceOf(maya, designId)).toBe(usual + 100)
    app.setNow(new Date(from.getTime() - 1))
    expect(await priceOf(maya, designId)).toBe(usual + 100)
    app.setNow(from)
    expect(await priceOf(maya, designId)).toBe(usual + 500)
    const { settings, planned } = await admin.call(settingCalls.list, {})
    expect(planned).toEqual([])
    expect(settings.find(each => each.key === key)?.from).toBe(from.toISOString())
  })

  test('begin at the same moment, in whatever zone it is written (ST2)', async () => {
    const { planned } = await set(dearer(1), { from: '2030-01-01T00:00:00-05:00' })
    expect(planned.map(({ from }) => from)).toEqual(['2030-01-01T05:00:00.000Z'])
  })

  test.each([
    ['2030-02-30T00:00:00Z', '400 validation_failed'],
    ['2030-01-01', '400 validation_failed'],
    ['2030-01-01T00:00:00', '400 validation_failed'],
    ['tomorrow', '400 validation_failed'],
    ['2020-01-01T00:00:00Z', '422 setting_invalid'],
    ['2131-01-01T00:00:00Z', '422 setting_invalid'],
  ])('from %s are refused (ST3)', async (from, refusal) => {
    expect(await refusedSet(dearer(1), { from })).toBe(refusal)
    expect((await admin.call(settingCalls.list, {})).revision).toBe(0)
  })

  test('are kept all or none, and each fault is told by its key and field (ST3)', async () => {
    const wrong = dearer(1) as unknown as { pricingCurrency: { cad: { pricingRange: { price: unknown }[] } } }
    wrong.pricingCurrency.cad.pricingRange[1]!.price = 1e9
    const changes = [
      { key: 'prices/hoodie', value: { ...hoodie.pricing, minQty: 10 } },
      { key, value: wrong },
      { key: 'prices/cape', value: null },
    ]
    expect(await asked({ changes })).toMatchObject({
      status: 422,
      message: 'setting_invalid',
      issues: [
        { path: 'prices/tshirt.pricingCurrency.cad.pricingRange.1.price', message: 'has another shape' },
        { path: 'prices/cape', message: 'is no setting' },
      ],
      facts: { key, field: 'pricingCurrency.cad.pricingRange.1.price', rule: 'shape' },
    })
    expect((await admin.call(settingCalls.list, {})).revision).toBe(0)
  })

  test.each([
    ['-1', -1],
    ['1e9', 1e9],
    ['text', '12.00'],
    ['half a cent', 0.5],
    ['nothing', null],
  ])('a price of %s is refused (ST4)', async (_, price) => {
    const value = dearer(0) as unknown as { pricingCurrency: { cad: { pricingRange: { price: unknown }[] } } }
    value.pricingCurrency.cad.pricingRange[4]!.price = price
    expect(await refusedSet(value)).toBe('422 setting_invalid')
  })

  test('a price of 0 is kept (ST4)', async () => {
    const value = dearer(0) as unknown as { pricingCurrency: { cad: { pricingRange: { price: number }[] } } }
    value.pricingCurrency.cad.pricingRange[4]!.price = 0
    expect(told(await set(value)).value).toEqual(value)
  })

  test('tried keep nothing, and tell what they would meet (OR30, ST12)', async () => {
    const other = await signUp(app)
    const designId = await makeDesign(other)
    await placeOrder(other, [designId])
    await other.call(cartCalls.add, { body: { designId } })
    const before = (await admin.call(settingCalls.list, {})).revision
    const tried = await set(dearer(100), { dryRun: true })
    expect(tried.revision).toBe(before)
    expect(told(tried).value).toEqual(dearer(100))
    const { rows } = await app.pool.query<{ carts: number; requests: number }>(
      `select (select count(distinct user_id)::int from cart_items) as carts,
        (select count(*)::int from preorders where status not in ('delivered', 'cancelled')) as requests`,
    )
    expect(tried.effects).toEqual({ ...rows[0], designs: 0 })
    expect(rows[0]?.requests).toBeGreaterThan(0)
    expect((await admin.call(settingCalls.list, {})).revision).toBe(before)
    const elsewhere = { changes: [{ key: 'prices/mask', value: null }], dryRun: true }
    const { effects } = await admin.call(settingCalls.change, { body: elsewhere })
    expect(effects).toEqual({ carts: 0, designs: 0, requests: 0 })
  })

  test('that are so already are no change, however often they are sent (ST9)', async () => {
    await set(dearer(103))
    const again = await set(dearer(103), { revision: 0 }).catch(() => undefined)
    expect(again).toBeUndefined()
    expect((await set(dearer(103), { revision: 1 })).revision).toBe(1)
    expect((await set(dearer(103))).revision).toBe(1)
    const { changes } = await admin.call(settingCalls.history, { query: { key } })
    expect(changes).toHaveLength(1)
  })

  test('of two admins: the second is refused with whose change it was, and different settings do not meet (ST10)', async () => {
    const sam = await signUpStaff(app, 'admin', { firstName: 'Sam', lastName: 'Keller' })
    await set(dearer(100), { revision: 0 }, sam)
    expect(await asked({ changes: [{ key, value: dearer(200) }], revision: 0 })).toMatchObject({
      status: 409,
      message: 'conflict',
      facts: { target: key, by: 'Sam Keller' },
    })
    const hoodies = { key: 'prices/hoodie', value: { ...hoodie.pricing, minQty: 12 } }
    const { revision } = await admin.call(settingCalls.change, { body: { changes: [hoodies], revision: 0 } })
    expect(revision).toBe(2)
  })

  test('changed by many at once are changed one after the other (ST10)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => asked({ changes: [{ key, value: dearer(at + 1) }], revision: 0 })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)])
    expect((await admin.call(settingCalls.list, {})).revision).toBe(1)
  })

  test('are read by designers, and changed by admins alone (ST13)', async () => {
    const designer = await signUpStaff(app, 'designer')
    const { settings } = await designer.call(settingCalls.list, {})
    expect(settings.some(each => each.key === key)).toBe(true)
    // Who may is decided before what is sent is looked at.
    expect(await designer.refused(settingCalls.change, { body: { changes: [] } as never })).toBe(
      '403 userNotAdmin',
    )
    expect(await maya.refused(settingCalls.list, {})).toBe('403 userNotAdmin')
  })
})

describe('the history of settings', () => {
  test('tells each change, newest first, and goes on where one stopped (ST11)', async () => {
    for (let cents = 1; cents <= 52; cents++) await set(dearer(cents), { note: `${cents}` })
    const { changes, hasMore } = await admin.call(settingCalls.history, { query: { key } })
    expect(changes.map(({ note }) => note)).toEqual(Array.from({ length: 50 }, (_, at) => `${52 - at}`))
    expect(changes[0]).toMatchObject({ was: dearer(51), value: dearer(52), changedBy: { id: admin.id } })
    expect(hasMore).toBe(true)
    const query = { key, after: must(changes.at(-1), 'last').changeId }
    const rest = await admin.call(settingCalls.history, { query })
    expect(rest.changes.map(({ note }) => note)).toEqual(['2', '1'])
    expect(rest.hasMore).toBe(false)
    const none = await admin.call(settingCalls.history, { query: { key: 'prices/mask' } })
    expect(none).toEqual({ changes: [], hasMore: false })
    expect(await admin.refused(settingCalls.history, { query: { key: 'prices/cape' } })).toBe('404 not_found')
  })

  const newest = async () => {
    const { changes } = await admin.call(settingCalls.history, { query: { key } })
    return must(changes[0], 'change')
  }
  const undo = (changeId: string, more: { revision?: number; dryRun?: boolean } = {}) =>
    admin.call(settingCalls.undo, { body: { changeId, ...more } })

  test('takes a change back, and that back again, as changes of their own (ST11)', async () => {
    await set(dearer(100))
    await set(dearer(200))
    const change = await newest()
    expect(told(await undo(change.changeId, { dryRun: true })).value).toEqual(dearer(100))
    expect((await newest()).changeId).toBe(change.changeId)
    expect(told(await undo(change.changeId)).value).toEqual(dearer(100))
    const undone = await newest()
    expect(undone).toMatchObject({ undoes: change.changeId, was: dearer(200), value: dearer(100) })
    expect(told(await undo(undone.changeId)).value).toEqual(dearer(200))
    const { changes } = await admin.call(settingCalls.history, { query: { key } })
    expect(changes).toHaveLength(4)
  })

  test('takes nothing back that somebody has changed since (ST11)', async () => {
    await set(dearer(100))
    const { changeId } = await newest()
    await set(dearer(200))
    expect(await admin.refused(settingCalls.undo, { body: { changeId } })).toBe('409 setting_changed')
    expect(told(await set(dearer(200))).value).toEqual(dearer(200))
  })

  test('drops what has not begun, for good (ST11)', async () => {
    const from = new Date(Date.now() + 3_600_000)
    await set(dearer(100), { from: from.toISOString() })
    const { changeId } = await newest()
    expect((await undo(changeId)).planned).toEqual([])
    expect(await admin.refused(settingCalls.undo, { body: { changeId } })).toBe('409 nothingToUndo')
    const { changes } = await admin.call(settingCalls.history, { query: { key } })
    expect(changes.map(({ dropped, undoes }) => [dropped, undoes])).toEqual([
      [false, changeId],
      [true, null],
    ])
    app.setNow(new Date(from.getTime() + 1))
    expect(await priceOf(maya, await makeDesign(maya))).toBe(usual)
  })
})

test('what was ordered never changes by a setting, to the cent (ST12)', async () => {
  const designId = await makeDesign(maya)
  await set(dearer(250))
  const { id } = await placeOrder(maya, [designId])
  const read = async () => {
    const detail = await admin.call(deskCalls.read, { body: { preorderId: id } })
    const mine = await maya.call(preorderCalls.list, {})
    return JSON.stringify([
      detail.invoice,
      detail.purchasedItems.map(({ pricing, sizes }) => [pricing, sizes]),
      mine.find(({ preorder }) => preorder.id === id)?.invoice,
    ])
  }
  const before = await read()
  expect(before).toContain(`"pricePerUnit":${usual + 250}`)
  let seed = 44
  const draw = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  let clock = Date.now()
  for (let step = 0; step < 20; step++) {
    clock += draw(3) * 2000
    app.setNow(new Date(clock))
    const value =
      draw(4) === 0 ? null : { ...dearer(draw(900)), freeCredits: draw(20), maxQty: 500 + draw(400) }
    const soon = new Date(clock + 1000 * (1 + draw(3)))
    await set(value, draw(3) === 0 ? { from: soon.toISOString() } : {})
    expect(await read()).toBe(before)
  }
  app.setNow(new Date(clock + 60_000))
  // What is asked for anew costs what holds now.
  await set(dearer(300))
  const again = await maya.call(orderCalls.again, { body: { preorderId: id, dryRun: true } })
  const [item] = again.items
  expect(must(item?.priceNow, 'now') - must(item?.priceThen, 'then')).toBe(50)
})

test('a collection tells what holds, and how many are still to come (ST1)', async () => {
  const designId = await makeDesign(maya)
  const { projectId } = maya
  await set({ ...dearer(0), minQty: 31, minQtyPerSize: 3 })
  await app.pool.query('update designs set collectable_since = now() where id = $1', [designId])
  const { designs } = await maya.call(collectionCalls.read, { params: { projectId } })
  const design = must(
    designs.find(each => each.id === designId),
    'design',
  )
  expect(design.minQtyPerSize).toBe(3)
  expect(JSON.stringify(design.progress)).toContain('31')
})
