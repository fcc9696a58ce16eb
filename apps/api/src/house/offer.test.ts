import { type Offer, offeredAsBuilt, type RetiredChoices } from '@teamloom/commerce/house/offered-product.ts'
import { productNamed } from '@teamloom/commerce/house/product-named.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { catalogueCalls } from '@teamloom/contract/catalogue.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { settingCalls } from '@teamloom/contract/settings.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesign, paintAll, paint as painted, tshirt, update } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let admin: Person
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await signUpStaff(app, 'admin')
  maya = await signUp(app)
})
afterAll(() => app.close())

beforeEach(async () => {
  app.setNow(new Date())
  await app.pool.query('truncate setting_changes')
  app.dependencies.house.forget()
})

const key = 'offer/tshirt'
const retiring = (retired: Partial<RetiredChoices>, isOffered = true): Offer => ({
  isOffered,
  retired: { ...offeredAsBuilt.retired, ...retired },
})
type Asked = { from?: string; dryRun?: boolean }
const set = (value: Offer | null, asked: Asked = {}) =>
  admin.call(settingCalls.change, { body: { changes: [{ key, value }], ...asked } })

const built = productNamed('tshirt')
const part = must(built.parts[0], 'part')
const element = must(part.elements[0], 'element')
const layer = must(element.styles[0].layers[0], 'layer')
const [fabric] = layer.fabricNames
const usual = `${fabric}/${layer.colorName}`
const other = layer.colorName === '1001' ? '1022' : '1001'
const choose = (designId: string, color: string) => update(maya, designId, painted(color))
const refusedChoice = (designId: string, color: string) =>
  maya.refused(generatorCalls.update, { body: { designId, ...painted(color) } })
const stateOf = (id: string) => maya.call(generatorCalls.read, { params: { id } })
const listed = async (id: string) =>
  must(
    (await maya.call(designCalls.list, { query: { include: 'state' } })).find(each => each.id === id),
    id,
  )

describe('a product that the house offers no more', () => {
  test('is begun by nobody, and told to be so; what was begun goes on (ST18)', async () => {
    const id = await makeDesign(maya)
    await set(retiring({}, false))
    expect(await maya.refused(generatorCalls.create, { body: tshirt })).toBe('422 unknownProduct')
    const all = await maya.call(generatorCalls.products, {})
    expect(all.find(({ product }) => product.name === 'tshirt')?.isOffered).toBe(false)
    expect(all.filter(({ isOffered }) => isOffered)).toHaveLength(all.length - 1)
    const query = { language: 'en', currency: 'cad' } as const
    const { products } = await maya.call(catalogueCalls.read, { query })
    expect(products.some(({ product }) => product.name === 'tshirt')).toBe(false)
    expect((await stateOf(id)).design.deprecated).toBe(true)
    await choose(id, other)
    await set(null)
    expect((await stateOf(id)).design.deprecated).toBe(false)
    await maya.call(generatorCalls.create, { body: tshirt })
  })
})

describe('a colour that the house offers no more', () => {
  test('is chosen by nobody, and kept where it is until it is changed (ST18, DS15)', async () => {
    const id = await makeDesign(maya)
    expect((await listed(id)).deprecated).toBe(false)
    await set(retiring({ colors: [usual] }))
    expect((await stateOf(id)).design.deprecated).toBe(true)
    const { deprecated, state } = await listed(id)
    expect([deprecated, state?.design.deprecated]).toEqual([true, true])
    const fresh = await makeDesign(maya)
    expect((await stateOf(fresh)).design.deprecated).toBe(false)
    expect(await refusedChoice(fresh, layer.colorName)).toBe('422 unknownColor')
    const definition = await maya.call(generatorCalls.productDefinition, { body: tshirt })
    const told = definition.fabrics.find(({ name }) => name === fabric)?.colors
    expect(told?.filter(color => color.deprecated).map(({ name }) => name)).toContain(layer.colorName)
    await update(maya, id, paintAll(other))
    expect((await stateOf(id)).design.deprecated).toBe(false)
    // What was there can be taken back to.
    await maya.call(generatorCalls.undo, { body: { designId: id, key: 'back' } })
    expect((await stateOf(id)).design.deprecated).toBe(true)
  })

  test('is back again where that is set, also by itself on a day that was set (ST2, ST18)', async () => {
    const from = new Date(Date.now() + 86_400_000)
    await set(retiring({ colors: [usual] }))
    await set(retiring({}), { from: from.toISOString() })
    const id = await makeDesign(maya)
    expect(await refusedChoice(id, layer.colorName)).toBe('422 unknownColor')
    app.setNow(from)
    await choose(id, layer.colorName)
  })

  test('is in the cart told to be deprecated, and in what is ordered stays as it was (ST12, ST18)', async () => {
    const id = await makeDesign(maya)
    await placeOrder(maya, [id])
    const before = await maya.call(preorderCalls.list, {})
    await maya.call(cartCalls.add, {
      body: { designId: id, sizes: [{ name: 'M', qty: 24 }], currency: 'cad' },
    })
    await set(retiring({ colors: [usual], sizes: ['S'] }))
    expect(await maya.call(preorderCalls.list, {})).toEqual(before)
    const [line] = (await maya.call(cartCalls.items, { query: {} })).items
    expect(line?.designState.design.deprecated).toBe(true)
    expect(line?.sizes.map(({ name }) => name)).not.toContain('S')
  })
})

describe('retiring', () => {
  test('tells before how many designs are touched, of four thousand in a moment (ST20)', async () => {
    await app.pool.query(`update designs set deleted_at = now() where product = 'tshirt'`)
    const id = await makeDesign(await signUp(app))
    await app.pool.query(
      `insert into designs (id, maker_id, family, product, document, look_key)
        select gen_random_uuid(), maker_id, family, product, document, look_key from designs, generate_series(1, 4000) where id = $1`,
      [id],
    )
    const { effects, revision } = await set(retiring({ colors: [usual] }), { dryRun: true })
    expect(effects.designs).toBe(4001)
    expect(revision).toBe(0)
    expect((await set(retiring({}, false), { dryRun: true })).effects.designs).toBe(4001)
    expect((await set(retiring({ sizes: ['S'] }), { dryRun: true })).effects.designs).toBe(0)
  })

  test('counts a colour in the cloth that it is retired of, where it shows (ST20)', async () => {
    await app.pool.query(`update designs set deleted_at = now() where product = 'tshirt'`)
    const id = await makeDesign(maya)
    await choose(id, other)
    const count = async (colors: string[]) =>
      (await set(retiring({ colors }), { dryRun: true })).effects.designs
    expect(await count([`${fabric}/${other}`])).toBe(1)
    const elsewhere = built.parts
      .flatMap(each => each.elements.flatMap(of => of.styles.flatMap(style => style.layers)))
      .find(({ fabricNames }) => fabricNames[0] !== fabric && fabricNames[0] !== 'thread')
    expect(await count([`${must(elsewhere, 'other cloth').fabricNames[0]}/${other}`])).toBe(0)
  })

  test('without a choice left is refused with its field (ST19)', async () => {
    const sizes = built.sizes.filter(({ successor }) => !successor).map(({ name }) => name)
    const body = { changes: [{ key, value: retiring({ sizes }) }] }
    expect(await admin.refused(settingCalls.change, { body })).toBe('422 setting_invalid')
  })
})
